import { Icon } from '#ui/icon/icon.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** Says that the network is gone, and what that means. */
export function ConnectionBar({ words }: { words: KioskSite['words']['connection'] }) {
  return (
    <div className="kiosk-connection" role="alert">
      <Icon name="alert" />
      <p>
        <b>{words.lost}</b> {words.nothingBooked}
      </p>
    </div>
  )
}
