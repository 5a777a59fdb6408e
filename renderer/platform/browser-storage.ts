import { createStore, type UseStore } from 'idb-keyval';
import { t } from '../i18n';

/** The browser lets the page store nothing: by its settings, in some private windows, or because its storage hangs. */
export class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';
  constructor(cause?: unknown) {
    super(t('store.blocked'), { cause });
  }
}

/** One store of the browser, which may turn out to be blocked. */
export interface BrowserStorage {
  /** Rejects with a `StorageBlockedError` where it can't be opened. */
  readonly use: UseStore;
  /** Whether it is known that nothing can be stored, for now. */
  readonly isBlocked: () => boolean;
  /** Resolves when it is known whether something can be stored. Never rejects. */
  readonly settled: Promise<void>;
}

/** Milliseconds after which storage that doesn't answer counts as blocked; should it answer later, it is used from then on. */
export const PATIENCE = 4000;

/** Opens the store of a name, which is the name of its database as well but for a prefix. */
export function browserStorage(name: string, patience = PATIENCE): BrowserStorage {
  const store = createStore(`curfew-${name}`, name);
  let state: 'opening' | 'open' | 'blocked' = 'opening';
  let cause: unknown;

  const opening = attempt(store).then(
    () => {
      state = 'open';
    },
    (error: unknown) => {
      state = 'blocked';
      cause = error;
    },
  );
  const settled = Promise.race([opening, pause(patience)]).then(() => {
    if (state === 'opening') state = 'blocked';
  });
  return {
    async use(mode, work) {
      await settled;
      if (state === 'blocked') throw new StorageBlockedError(cause);
      return store(mode, work);
    },
    isBlocked: () => state === 'blocked',
    settled,
  };
}

/** Opens the database. What throws at once rejects as well. */
async function attempt(store: UseStore): Promise<void> {
  await store('readonly', () => {});
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
