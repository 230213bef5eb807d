import { storageKeys } from '../constants.ts'
import { paths, readPath, type Path } from '../paths.ts'

/** Where a guest wanted to go when the login came in between. */
export function rememberWay(path: Path): void {
  sessionStorage.setItem(storageKeys.backTo, path)
}

export function takeWay(): Path {
  const way = sessionStorage.getItem(storageKeys.backTo)
  sessionStorage.removeItem(storageKeys.backTo)
  return readPath(way ?? '') ?? paths.home
}
