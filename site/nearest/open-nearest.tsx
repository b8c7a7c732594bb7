import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { LoadedPage } from '../load-page.ts'
import { visitorLocation } from '../visitor-location.ts'
import { NearestDialog } from './nearest-dialog.tsx'

let root: Root | undefined

/** Opens the nearest clinic over the page that is shown. */
export function openDialog(loaded: LoadedPage): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => {
    flushSync(() => root?.render(null))
    // The browser gives the focus back to what opened the dialog, which on a phone is a link in a menu that has closed.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.menu-open')?.focus()
  }
  flushSync(() => root!.render(<NearestDialog loaded={loaded} location={visitorLocation(loaded)} onClose={close} />))
}
