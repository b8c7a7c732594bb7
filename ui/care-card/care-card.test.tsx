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
      action={{ title: 'Ring 113', path: 'tel:113' }}
    />,
  )
  expect(html).toMatch(/class="care emergency"/)
  expect(html).toMatch(/<h3>.*Ring 113 nå hvis du<\/h3>/)
  expect(html).toContain('href="tel:113"')
})

test('a tap on a number calls it, spaces or not', () => {
  const html = renderToStaticMarkup(
    <EmergencyBand title="Haster det?" text="Ring." numbers={[{ number: '116 117', name: 'Legevakt' }]} />,
  )
  expect(html).toContain('href="tel:116117"')
  expect(html).toContain('116 117')
})
