const DATABASE = 'suerte-device'
const STORE = 'keys'
const KEY = 'remembered-login'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
}

/** A key that lives on this device and can never be read out, not even by our own scripts. */
export async function deviceKey(): Promise<CryptoKey> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await settled(opening)
  try {
    const known: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(KEY))
    if (known instanceof CryptoKey) return known
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(key, KEY))
    return key
  } finally {
    database.close()
  }
}
