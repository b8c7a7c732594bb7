import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmergencyBand } from '../emergency-band/emergency-band.tsx'
import { CareCard } from './care-card.tsx'

test('the level of a care card is in its words and its class, not in the colour alone', () => {
  const html = renderToStaticMarkup(
    <CareCard
      level="emergency"
      title="Ring 113 nå hvis du"
      html="<ul><li>har brystsmerter</li></ul>"
      call={{ title: 'Ring 113', path: 'tel:113' }}
    />,
  )
  expect(html).toMatch(/class="care emergency"/)
  expect(html).toMatch(/<h3>.*Ring 113 nå hvis du<\/h3>/)
  expect(html).toContain('href="tel:113"')
})

test('whom to call is the first line of a card, above everything there is to read; a booking comes after it', () => {
  const lines = '<ul><li>har brystsmerter</li></ul>'
  const link = { title: 'Ring 113', path: 'tel:113' }
  const orderOf = (html: string, ...parts: string[]) => parts.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))
  const call = renderToStaticMarkup(<CareCard level="emergency" title="Ring 113 nå hvis du" html={lines} call={link} />)
  expect(orderOf(call, '<li>', 'tel:113', '</h3>')).toEqual(['</h3>', 'tel:113', '<li>'])
  const ward = renderToStaticMarkup(<CareCard level="maternity" title="Ring" html={lines} note="Nummeret står" />)
  expect(orderOf(ward, '<li>', 'Nummeret')).toEqual(['Nummeret', '<li>'])
  const book = renderToStaticMarkup(
    <CareCard
      level="non-urgent"
      title="Bestill time hvis du"
      html={lines}
      booking={{ title: 'Bestill', path: '/b/' }}
    />,
  )
  expect(orderOf(book, '/b/', '<li>')).toEqual(['<li>', '/b/'])
})

test('a tap on a number calls it, spaces or not', () => {
  const html = renderToStaticMarkup(
    <EmergencyBand title="Haster det?" text="Ring." numbers={[{ number: '116 117', name: 'Legevakt' }]} />,
  )
  expect(html).toContain('href="tel:116117"')
  expect(html).toContain('116 117')
})
