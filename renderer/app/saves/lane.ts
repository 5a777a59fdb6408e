/** A saved game, or a deck, as it is sent to the store. */
export interface Version<Meta> {
  readonly meta: Meta;
  readonly text: string;
  readonly picture: string | null;
}

/** One saved thing on its way to a store that may be slow. */
export interface Lane<Meta> {
  /** What the store does not have yet, or has not confirmed; `null` if it has everything. */
  newest(): Version<Meta> | null;
  /** Resolves once the store has this version or a newer one; rejects with what the store said. */
  save(version: Version<Meta>): Promise<void>;
  /** Offers again what the store refused, and waits for everything that was on its way. */
  flush(): Promise<void>;
  /** Nothing more is sent. Resolves when what was on its way has arrived or was refused. */
  drop(): Promise<void>;
}

interface Job<Meta> {
  version: Version<Meta>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function jobFor<Meta>(version: Version<Meta>): Job<Meta> {
  let resolve = () => {};
  let reject: Job<Meta>['reject'] = () => {};
  const done = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { version, done, resolve, reject };
}

/**
 * A version is sent at once. While one is on its way only the newest waits: those between are never asked for again.
 *
 * @param keepsRefused false where the person was told that it was not saved, and would be surprised to find it
 */
export function createLane<Meta>(
  store: (version: Version<Meta>) => Promise<void>,
  keepsRefused: boolean,
): Lane<Meta> {
  let sent: Job<Meta> | null = null;
  let waiting: Job<Meta> | null = null;
  let refused: Version<Meta> | null = null;

  async function send(job: Job<Meta>): Promise<void> {
    sent = job;
    refused = null;
    try {
      await store(job.version);
      job.resolve();
    } catch (error) {
      // What became of the newest counts for those before it too.
      if (waiting) waiting.done.then(job.resolve, job.reject);
      else {
        refused = keepsRefused ? job.version : null;
        job.reject(error);
      }
    }
    sent = null;
    const next = waiting;
    waiting = null;
    if (next) void send(next);
  }

  function save(version: Version<Meta>): Promise<void> {
    if (sent === null) {
      const job = jobFor(version);
      void send(job);
      return job.done;
    }
    if (waiting) waiting.version = version;
    else waiting = jobFor(version);
    return waiting.done;
  }

  return {
    newest: () => waiting?.version ?? sent?.version ?? refused,
    save,
    async flush() {
      if (sent) await (waiting ?? sent).done;
      else if (refused) await save(refused);
    },
    async drop() {
      waiting?.resolve();
      waiting = null;
      await sent?.done.catch(() => {});
      refused = null;
    },
  };
}
