import { headerId } from '#domain/site/page-places.ts'
import { Icon } from '../icon/icon.tsx'
import type { Link } from '../link.ts'
import { Logo } from '../logo/logo.tsx'
import { MenuGroup, type MenuGroupData } from './menu-group.tsx'

export interface HeaderWords {
  home: string
  menu: string
  closeMenu: string
  mainNavigation: string
  search: string
  /** On the button of a phone, where the whole words would take two lines. */
  bookNow: string
}

/**
 * The menu is a popover: it opens, closes and keeps Esc and focus right without script, before any has
 * loaded. On a wide screen the same markup lies open in the header, and only its groups are popovers.
 */
export function Header({
  name,
  home,
  groups,
  path,
  language,
  more,
  booking,
  search,
  nearest,
  words,
}: {
  name: string
  home: string
  groups: MenuGroupData[]
  /** The page that is shown. */
  path: string
  language: Link & { lang: string; label: string }
  /** Pages that only the menu of a phone has: on a wide screen they are in the footer. */
  more: Link[]
  booking: Link
  /** The search page; a script may open a field over the page instead. */
  search: string
  /** The form that finds the nearest clinic; a script may open it over the page. */
  nearest: Link
  words: HeaderWords
}) {
  const logoLabel = `${name}: ${words.home}`
  const languageLink = (className: string) => (
    <a className={className} href={language.path} lang={language.lang} hrefLang={language.lang} title={language.label}>
      <Icon name="globe" />
      {language.title}
    </a>
  )
  return (
    <header className="top" id={headerId}>
      <div className="wrap">
        <Logo name={name} path={home} label={logoLabel} />
        <nav className="menu" id="menu" popover="auto" aria-label={words.mainNavigation}>
          <div className="menu-bar">
            <Logo name={name} path={home} label={logoLabel} />
            <button
              type="button"
              className="round"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={words.closeMenu}
            >
              <Icon name="close" />
            </button>
          </div>
          <ul className="menu-list">
            {groups.map((group, index) => (
              <MenuGroup key={group.path} id={`menu-${index + 1}`} group={group} path={path} back={words.menu} />
            ))}
          </ul>
          <div className="menu-end">
            <ul className="menu-more">
              {[nearest, ...more].map((link) => (
                <li key={link.path}>
                  <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
            <a className="btn" href={booking.path}>
              {booking.title}
            </a>
            {languageLink('menu-lang')}
          </div>
        </nav>
        <a className="round nearest-open" href={nearest.path} aria-label={nearest.title}>
          <Icon name="pin" />
        </a>
        <a className="round search-open" href={search} aria-label={words.search}>
          <Icon name="search" />
        </a>
        {languageLink('lang')}
        <a className="btn" href={booking.path}>
          <span className="full">{booking.title}</span>
          <span className="brief">{words.bookNow}</span>
        </a>
        <button type="button" className="round menu-open" popoverTarget="menu" aria-label={words.menu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
