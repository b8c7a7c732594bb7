/** A page carries only the CSS it uses; the next page may need more, so the whole stylesheet is fetched on hydration. */
export function loadWholeStylesheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    // A page without some of its styles is better than no page.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
