import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Header } from './header.tsx'

const groups = [
  {
    title: 'Helsehjelp',
    path: '/helsehjelp/',
    columns: [{ title: 'Lege', links: [{ title: 'Resept', path: '/resept/' }] }],
  },
  { title: 'Klinikker', path: '/klinikker/', columns: [] },
]
const render = (path: string) =>
  renderToStaticMarkup(
    <Header
      name="Innom"
      home="/"
      groups={groups}
      path={path}
      language={{ title: 'English', path: '/en/', lang: 'en', label: 'Les siden på engelsk' }}
      more={[{ title: 'Kontakt', path: '/kontakt/' }]}
      booking={{ title: 'Bestill time', path: '/bestill-time/' }}
      search="/sok/"
      nearest={{ title: 'Finn nærmeste klinikk', path: '/klinikker/#nearest' }}
      words={{
        home: 'Hjem',
        menu: 'Meny',
        closeMenu: 'Lukk menyen',
        search: 'Søk',
        mainNavigation: 'Hovedmeny',
        bookNow: 'Bestill nå',
      }}
    />,
  )

test('the menu opens without script: each button names a popover that is there', () => {
  const html = render('/')
  const targets = [...html.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id)
  expect(new Set(targets)).toEqual(new Set(['menu', 'menu-1']))
  for (const id of targets)
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* popover="auto"|popover="auto"[^>]* id="${id}"`))
})

test('the reader sees where she is', () => {
  expect(render('/klinikker/')).toMatch(/href="\/klinikker\/"[^>]*aria-current="page"/)
  expect(render('/resept/')).toMatch(/href="\/resept\/"[^>]*aria-current="page"/)
  expect(render('/')).not.toContain('aria-current')
})

test('a screen reader says the other language in that language', () => {
  expect(render('/')).toMatch(/<a [^>]*lang="en"[^>]*>(?:(?!<\/a>).)*English/)
})

test('the menu of a phone has the pages that the wide header leaves to the footer', () => {
  const [, more] = /<ul class="menu-more">(.*?)<\/ul>/.exec(render('/'))!
  expect([...more!.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, path, title]) => [path, title])).toEqual([
    ['/klinikker/#nearest', 'Finn nærmeste klinikk'],
    ['/kontakt/', 'Kontakt'],
  ])
  expect(render('/kontakt/')).toMatch(/href="\/kontakt\/"[^>]*aria-current="page"/)
})
