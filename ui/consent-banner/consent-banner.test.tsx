import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'

const html = renderToStaticMarkup(
  <ConsentBanner
    action="/api/consent"
    returnTo="/rygg/"
    settings="/informasjonskapsler/"
    words={{ heading: 'Vi spør', text: 'Tekst', accept: 'Godta', refuse: 'Avslå', settings: 'Innstillinger' }}
  />,
)

test('refusing is as easy as accepting: the two buttons differ in their word alone', () => {
  const buttons = [...html.matchAll(/<button [^>]*>[^<]*<\/button>/g)].map(([button]) => button)
  expect(buttons).toHaveLength(2)
  const plain = buttons.map((button) => button.replace(/value="\w+"/, '').replace(/>[^<]*</, '><'))
  expect(plain[0]).toBe(plain[1])
})

test('the answer is sent without script, and the visitor comes back to the same page', () => {
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(/<form [^>]*action="\/api\/consent"/)
  expect(html).toContain('name="return" value="/rygg/"')
})
