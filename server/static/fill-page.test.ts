import { expect, it } from 'vitest'
import { fillPage } from './fill-page.ts'

const built =
  '<!doctype html><html lang="en"><head><title>Contact</title><script>early()</script><style>.a{}</style></head>' +
  '<body><div id="root" data-entry="/assets/app.js" data-styles="/assets/all.css"><header id="site-header">menu</header>' +
  '<main id="main" data-live="/api/clinics"><h1>Contact</h1><form></form></main><footer id="site-footer">foot</footer></div>' +
  '<script type="module">loadApp()</script></body></html>'

it('keeps the frame of a page around other content, without the scripts that would undo it', () => {
  const filled = fillPage(built, { title: 'A price in $1', content: '<p>Try again for $& or $1.</p>' })
  expect(filled).toContain('<title>A price in $1</title>')
  expect(filled).toContain('<link rel="stylesheet" href="/assets/all.css">')
  expect(filled).toContain('<header id="site-header">menu</header>')
  expect(filled).toContain(
    '<main id="main"><div class="wrap block stack"><p>Try again for $& or $1.</p></div></main><footer',
  )
  expect(filled).not.toMatch(/<script|<form|Contact/)
})
