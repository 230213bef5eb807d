/** What the frame asks of the page around it. */
type Request = { type: 'suerte:close' } | { type: 'suerte:go'; to: string }

const embedded = () => window.parent !== window

function ask(request: Request, alone: string): void {
  if (embedded()) window.parent.postMessage(request, location.origin)
  else location.assign(alone)
}

export function leaveGame(): void {
  ask({ type: 'suerte:close' }, '/m/home')
}

/** Opens a page of the site in place of the game. */
export function goTo(path: string): void {
  ask({ type: 'suerte:go', to: path }, path)
}

/** The page around the frame, when it is ours to look at. */
export function parentPage(): HTMLElement | undefined {
  try {
    return embedded() ? window.parent.document.documentElement : undefined
  } catch {
    return undefined
  }
}
