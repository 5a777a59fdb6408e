interface Request {
  readonly name: string;
  readonly granted: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What the browser does with the requests of all tabs for one lock.
 * @param late requests that a busy browser has not got to when the patience of who asked ends
 */
export function lockManager(late = 0): Pick<LockManager, 'request' | 'query'> {
  let holder: Request | null = null;
  let queue: Request[] = [];
  let unheard = late;

  function grant(request: Request): void {
    holder = request;
    const over = () => {
      request.resolve();
      if (holder !== request) return;
      holder = null;
      const next = queue.shift();
      if (next) grant(next);
    };
    void request.granted().then(over);
  }

  function request(name: string, options: LockOptions, granted: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked: Request = { name, granted, resolve, reject };
      if (options.steal) {
        holder?.reject(new DOMException('', 'AbortError'));
        grant(asked);
      } else if (holder === null && unheard === 0) grant(asked);
      else {
        if (holder === null) unheard--;
        queue.push(asked);
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(asked)) return;
          queue = queue.filter((other) => other !== asked);
          reject(options.signal?.reason);
        });
      }
    });
  }
  return {
    request: request as LockManager['request'],
    query: async () => ({ held: holder ? [{ name: holder.name }] : [] }),
  };
}
