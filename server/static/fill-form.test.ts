import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSampleSite, type SampleSite } from '#compiler/testing/sample-site.ts'
import { contactFieldNames } from '#domain/forms/contact.ts'
import { interestFieldNames } from '#domain/forms/interest.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field, type FieldControl } from '#ui/field/field.tsx'
import { editPage } from './edit-page.ts'
import { fillForm, type RefusedForm } from './fill-form.ts'

const refused: RefusedForm = {
  action: '/api/contact',
  values: { clinic: 'bislett', name: 'O"la', message: '\n</textarea><script>x</script>$&', locale: 'no' },
  errors: { message: 'Too <long>' },
  heading: 'Something is wrong',
  isRetry: false,
  title: (title: string) => `Error: ${title}`,
}

let site: SampleSite
beforeAll(async () => {
  site = await openSampleSite()
})
/** The filled page; undefined where it has no such form. */
const fill = async (changes: Partial<RefusedForm> = {}, path = '/en/contact/') => {
  let isFilled = false
  const html = await editPage(site.read(path), (page) => {
    isFilled = fillForm(page, { ...refused, ...changes })
  })
  return isFilled ? html : undefined
}

describe('the page of a form that was not accepted', () => {
  it('has what was typed, and nothing of it can leave its field', async () => {
    const html = (await fill())!
    expect(html).toMatch(/<option value="">[^<]+<\/option><option value="bislett" selected="">/)
    expect(html).toMatch(/<input id="name"[^>]* value="O&quot;la"/)
    expect(html).toMatch(
      /<textarea id="message"[^>]*>\n\n&lt;\/textarea&gt;&lt;script&gt;x&lt;\/script&gt;\$&amp;<\/textarea>/,
    )
    expect(html).toContain('<input type="hidden" name="locale" value="en">')
    expect(html).not.toContain('<script')
  })

  it.each(['/api/(', '/api/|(.+)+~~', '/api/.ontact', '/api/', ''])(
    'is another page where a stranger posts to %s',
    async (action) => {
      expect(await fill({ action })).toBeUndefined()
    },
  )

  it.each([
    ['/en/contact/', '/api/contact', contactFieldNames],
    ['/bedrift/', '/api/interest', interestFieldNames],
  ] as const)('says at every field of %s and at the top what is wrong', async (path, action, names) => {
    const errors = Object.fromEntries(names.map((name) => [name, `Wrong ${name}`]))
    const html = (await fill({ action, errors }, path))!
    expect(html).toContain('<title>Error: ')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(names.length)
    expect(html.match(/<div class="field wrong">/g)).toHaveLength(names.length)
    for (const name of names) {
      expect(html).toContain(`<a href="#${name}">Wrong ${name}</a>`)
      expect(html).toMatch(
        new RegExp(`<p class="field-error" id="${name}-error">Wrong ${name}</p><(input|select|textarea) id="${name}"`),
      )
    }
  })

  it('looks as the script of the page shows it', async () => {
    const html = (await fill())!
    const summary = renderToStaticMarkup(
      createElement(ErrorSummary, {
        title: refused.heading,
        errors: [{ field: 'message', message: 'Too <long>' }],
      }),
    )
    const plain = html.replaceAll(' autofocus=""', '')
    // The two writers of HTML quote a sign differently.
    const asTree = (text: string) => text.replaceAll('&#x27;', "'")
    expect(plain).toContain(asTree(summary))
    const [, label, hint] =
      /<label for="message">([^<]*)<\/label><p class="small soft" id="message-hint">([^<]*)</.exec(html)!
    const field = renderToStaticMarkup(
      createElement(Field, {
        id: 'message',
        label: label!,
        hint: hint!,
        error: 'Too <long>',
        // biome-ignore lint/correctness/noChildrenProp: a function, which createElement does not take as an argument
        children: (control: FieldControl) => createElement('textarea', { ...control, name: 'message' }),
      }),
    )
    const [untilControl] = asTree(field).split('<textarea')
    expect(plain).toContain(untilControl)
    for (const attribute of asTree(field).match(/aria-[\w-]+="[^"]*"/g)!)
      expect(/<textarea id="message"[^>]*>/.exec(plain)![0]).toContain(attribute)
  })

  it('is sent again by a click on the sentence that asks for it', async () => {
    const html = (await fill({ errors: {}, heading: 'Click here', isRetry: true }))!
    expect(html).toContain('<button type="submit" class="link">Click here</button>')
  })

  it('is not made of a page that has no such form', async () => {
    expect(await fill({ action: '/api/interest' })).toBeUndefined()
  })
})
