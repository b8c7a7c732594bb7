import { expect, it } from 'vitest'
import { openSampleSite } from '#compiler/testing/sample-site.ts'
import { editPage } from './edit-page.ts'
import { fillPage } from './fill-page.ts'

it('keeps the frame of a page around other content, without the scripts that would undo it', async () => {
  const site = await openSampleSite()
  const built = site.read('/en/contact/')
  const [, stylesheet] = /data-styles="([^"]+)"/.exec(built)!
  const filled = await editPage(built, (page) =>
    fillPage(page, { title: 'A price in $1 & <b>', content: '<p>Try again for $&amp; or $1.</p>' }),
  )
  expect(filled).toContain('<title>A price in $1 &amp; &lt;b&gt;</title>')
  expect(filled).toContain(`<link rel="stylesheet" href="${stylesheet}">`)
  expect(filled).toContain('<meta name="robots" content="noindex">')
  expect(filled).toContain('id="site-header"')
  expect(filled).toContain(
    '<main id="main"><div class="wrap block stack"><p>Try again for $&amp; or $1.</p></div></main><footer',
  )
  expect(filled).not.toMatch(/<script|<textarea|<h1>/)
})
