const patience = 300
let bar: HTMLElement | undefined

/** Shows a thin line at the top while a slow page loads; fast ones show nothing. Returns how to end it. */
export function showPending(label: string): () => void {
  const timer = setTimeout(() => {
    bar ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'pending' }))
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', label)
    bar.hidden = false
  }, patience)
  return () => clearTimeout(timer)
}

export function hidePending() {
  if (bar) bar.hidden = true
}
