import { useEffect, useRef } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { staffPages } from '#domain/site/site-addresses.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useAddress } from './address.tsx'
import type { Screen } from './screens.ts'
import { useLocale, useWords } from './words.tsx'

/** The way to the other screens: those of every hour as links, which scroll where there is no room, the others in a menu that stays in sight. */
export function ScreensMenu({ allowed, shown }: { allowed: readonly Screen[]; shown: Screen | undefined }) {
  const words = useWords(consoleWords)
  const home = staffPages[useLocale()]
  const [, go] = useAddress()
  const open = (id: string) => go({ screen: id, view: undefined })
  const more = allowed.filter(({ place }) => place === 'more')
  const links = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another link
  useEffect(() => {
    const chosen = links.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which may move the page as well.
    if (chosen) links.current!.scrollLeft = chosen.offsetLeft - (links.current!.clientWidth - chosen.offsetWidth) / 2
  }, [shown])
  return (
    <nav className="head-nav" aria-label={words.nav}>
      <div className="head-links" ref={links}>
        {allowed
          .filter(({ place }) => place === 'head')
          .map(({ id }) => (
            <a
              key={id}
              href={`${home}?screen=${id}`}
              aria-current={id === shown?.id ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                open(id)
              }}
            >
              {words.screens[id]}
            </a>
          ))}
      </div>
      {more.length > 0 && (
        <MenuTrigger>
          <Button className="head-more" data-current={shown?.place === 'more' || undefined}>
            {shown?.place === 'more' && <span className="head-more-shown">{words.screens[shown.id]}</span>}
            <span className="head-more-name">{words.more}</span>
            <Icon name="down" />
          </Button>
          <Popover className="popover">
            <Menu className="menu" aria-label={words.more} onAction={(id) => open(String(id))}>
              {more.map(({ id }) => (
                <MenuItem key={id} id={id}>
                  {words.screens[id]}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
    </nav>
  )
}
