interface Request {
  readonly granted: (lock: Lock | null) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** What the browser does with the requests of all tabs for one lock. */
export function lockManager(): Pick<LockManager, 'request'> {
  let holder: Request | null = null;
  let queue: Request[] = [];

  function grant(request: Request): void {
    holder = request;
    const over = () => {
      request.resolve();
      if (holder !== request) return;
      holder = null;
      const next = queue.shift();
      if (next) grant(next);
    };
    void request.granted({ name: '', mode: 'exclusive' }).then(over);
  }

  function request(_name: string, options: LockOptions, granted: Request['granted']): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked: Request = { granted, resolve, reject };
      if (options.steal) {
        holder?.reject(new DOMException('', 'AbortError'));
        grant(asked);
      } else if (holder === null) grant(asked);
      else if (options.ifAvailable) void granted(null).then(resolve);
      else {
        queue.push(asked);
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(asked)) return;
          queue = queue.filter((other) => other !== asked);
          reject(options.signal?.reason);
        });
      }
    });
  }
  return { request: request as LockManager['request'] };
}
