/** What the page of the test tells of itself: every place in which the app could hold or show something. */
import { _roots } from '@react-three/fiber';
import { type Fiber, type Find, Walk } from './walk';

/** The tree that React draws into an element. */
function treeIn(element: Element | null): Fiber | null {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const container =
    key && (element as unknown as Readonly<Record<string, { stateNode: { current: Fiber } }>>)[key];
  return container ? container.stateNode.current : null;
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Without the saved games themselves, which hold everything there is: what is left of a record is what lists show. */
function withoutGame(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('text' in record)) return record;
  const { text: _, ...rest } = record;
  return rest;
}

async function recordsOf(name: string): Promise<readonly unknown[]> {
  const database = await asked(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const records = await Promise.all(
    stores.map((store) => asked(database.transaction(store).objectStore(store).getAll())),
  );
  database.close();
  return records.flat().map(withoutGame);
}

async function stored(): Promise<readonly unknown[]> {
  const databases = await indexedDB.databases();
  return Promise.all(databases.map(({ name }) => recordsOf(name ?? '')));
}

/** Everything that can be found in the page now. */
export async function lookAround(pattern: string): Promise<readonly Find[]> {
  const walk = new Walk(new RegExp(pattern, 'gi'));
  walk.look(document.documentElement.outerHTML, 'document');
  walk.look(document.title, 'title');
  walk.lookAtTree(treeIn(document.querySelector('#root')));
  for (const { fiber, store } of _roots.values()) {
    walk.lookAtTree((fiber as { readonly current: Fiber }).current);
    store.getState().scene.traverse(({ name, userData }) => walk.look({ name, userData }, 'scene'));
  }
  walk.look(Object.entries(localStorage), 'localStorage');
  walk.look(Object.entries(sessionStorage), 'sessionStorage');
  walk.look(await stored(), 'indexedDB');
  return walk.finds;
}
