import { describe, expect, it } from 'vitest'
import { fillForm } from './fill-form.ts'

const built =
  '<!doctype html><html lang="en"><head><title>Contact us | Innom</title><script>early()</script></head>' +
  '<body><div id="root" data-styles="/assets/all.css"><main><form action="/sok/"><input name="q"></form>' +
  '<form class="form stack" method="post" action="/api/contact" novalidate=""><input type="hidden" name="locale" value="en"/>' +
  '<div class="field"><label for="clinic">Clinic</label><select id="clinic" class="input" name="clinic">' +
  '<option value="" selected="">None</option><option value="bislett">Bislett</option></select></div>' +
  '<div class="field"><label for="name">Full name</label><input id="name" class="input" autoComplete="name" name="name"/></div>' +
  '<div class="field"><label for="message">What is it about?</label><p id="message-hint">Hint</p>' +
  '<textarea id="message" class="input" aria-describedby="message-hint" name="message" rows="6"></textarea></div>' +
  '</form></main></div><script type="module">loadApp()</script></body></html>'

const refused = {
  action: '/api/contact',
  values: { clinic: 'bislett', name: 'O"la', message: '</textarea><script>x</script>$&', locale: 'no' },
  errors: { message: 'Too <long>' },
  heading: 'Something is wrong',
  isRetry: false,
  title: (title: string) => `Error: ${title}`,
}
const fill = (changes: object = {}) => fillForm(built, { ...refused, ...changes })

describe('the page of a form that was not accepted', () => {
  it('has what was typed, and nothing of it can leave its field', () => {
    const html = fill()!
    expect(html).toContain('<option value="">None</option><option value="bislett" selected="">')
    expect(html).toContain('name="name" value="O&#34;la">')
    expect(html).toContain('rows="6">\n&#60;/textarea&#62;&#60;script&#62;x&#60;/script&#62;$&#38;</textarea>')
    expect(html).toContain('<input type="hidden" name="locale" value="en"/>')
    expect(html).toContain('<input name="q">')
    expect(html).not.toContain('<script')
  })

  it.each(['/api/(', '/api/|(.+)+~~', '/api/.ontact', '/api/', ''])(
    'is another page where a stranger posts to %s',
    (action) => {
      expect(fill({ action })).toBeUndefined()
    },
  )

  it('says at the field and at the top what is wrong', () => {
    const html = fill()!
    expect(html).toContain('<title>Error: Contact us | Innom</title>')
    expect(html).toContain('novalidate=""><div class="notice error" role="alert" tabindex="-1" autofocus="">')
    expect(html).toContain('<a href="#message">Too &#60;long&#62;</a>')
    expect(html).toContain('<div class="field wrong"><label for="message">')
    expect(html).toContain(
      '<p class="field-error" id="message-error">Too &#60;long&#62;</p><textarea id="message" class="input" aria-describedby="message-error message-hint" aria-invalid="true" name="message"',
    )
    expect(html.match(/aria-invalid/g)).toHaveLength(1)
  })

  it('is sent again by a click on the sentence that asks for it', () => {
    const html = fill({ errors: {}, heading: 'Click here', isRetry: true })!
    expect(html).toContain('<button type="submit" class="link">Click here</button>')
  })

  it('is not made of a page that has no such form', () => {
    expect(fill({ action: '/api/interest' })).toBeUndefined()
  })
})
