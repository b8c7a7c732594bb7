import { Icon } from '#ui/icon/icon.tsx'
import type { Link } from '#ui/link.ts'

/** Leads from a few to all of them: 'All 16 clinics'. */
export function MoreLink({ title, path }: Link) {
  return (
    <p className="more-link">
      <a href={path}>
        {title}
        <Icon name="arrow" />
      </a>
    </p>
  )
}
