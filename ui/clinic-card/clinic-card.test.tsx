import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClinicCard } from './clinic-card.tsx'

const clinic = {
  id: 'okern',
  title: 'Økern',
  path: '/klinikker/okern/',
  address: 'Lørenfaret 1, Oslo',
  hours: 'man–fre 8–20',
}

test('a clinic says in words that it is full, and that the time on its card is the first available one', () => {
  const html = renderToStaticMarkup(
    <ClinicCard
      {...clinic}
      state={{ is: 'fully-booked', text: 'Fullt i dag' }}
      nextLabel="Første ledige time"
      next={{ time: '08:40', text: 'i morgen' }}
    />,
  )
  expect(html).toContain('Fullt i dag')
  expect(html.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ')).toContain('Første ledige time i morgen 08:40')
  expect(html).toContain('hidden="">man–fre')
})

test('before anything is known of today, the card shows the opening hours', () => {
  const html = renderToStaticMarkup(<ClinicCard {...clinic} />)
  expect(html).toContain('man–fre 8–20')
  expect(html).toMatch(/class="tag"[^>]* hidden=""/)
  expect(html).toMatch(/data-fact="next" hidden=""/)
})

test('a card leads to its clinic by the heading, and to the booking of its time where one is known', () => {
  const without = renderToStaticMarkup(<ClinicCard {...clinic} />)
  expect(without).toMatch(/<h3><a href="\/klinikker\/okern\/">Økern<\/a><\/h3>/)
  const book = '/bestill-time/?treatment=gp-consultation'
  const shown = renderToStaticMarkup(<ClinicCard {...clinic} next={{ time: '08:40', text: 'i dag' }} book={book} />)
  expect(shown).toContain(`<a class="clinic-next" href="${book}" data-fact="next">`)
})
