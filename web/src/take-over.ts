/** Whether the page answers by itself already, or is still as the server sent it. */
export function isTakenOver(): boolean {
  return document.documentElement.dataset['alive'] !== undefined
}

/** From now on the page answers by itself: a form that was sent before its scripts were here is sent now. */
export function takeOver(): void {
  document.documentElement.dataset['alive'] = ''
  const form = document.querySelector<HTMLFormElement>('form[data-early]')
  if (!form) return
  delete form.dataset['early']
  // After the form has taken in what was typed into it.
  setTimeout(() => form.requestSubmit())
}
