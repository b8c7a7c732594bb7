/** Announces a new page to screen readers through a live region, because no new document is loaded. */
export function announce(text: string) {
  let region = document.getElementById('announcer')
  if (!region) {
    region = document.createElement('div')
    region.id = 'announcer'
    region.className = 'unseen'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = text
}
