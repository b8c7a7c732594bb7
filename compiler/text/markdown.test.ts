import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitCalls } from '#domain/text/calls-in-text.ts'
import { type MarkdownContext, parseSections, renderMarkdown } from './markdown.ts'

const context: MarkdownContext = {
  pagePath: (id) => `/${id}/`,
  priceText: () => '895 kr',
  bookingPath: () => '/bestill-time/',
  orderPath: (item) => (item === 'home-test' ? '/bestilling/?item=home-test' : undefined),
  signText: () => 'have chest pain',
  factText: () => '10 minutter',
  cautionText: () => undefined,
  drawingFigure: (id) => (id === 'glass-test' ? '<figure>Press a glass</figure>' : undefined),
  localNumbers: (text) => text,
  splitCalls: (text) => splitCalls(text, 'norway'),
  checkLine: () => {},
  report: () => {},
}

describe('what an editor writes in Markdown', () => {
  it('becomes sections with care cards and questions', () => {
    const body = '## Help {#help}\nFirst.\n\n:::urgent\n- a\n:::\n\nLast.\n\n## Q {#questions}\n### Why?\nBecause.\n'
    expect(parseSections(body, 1, context)).toEqual([
      {
        key: 'help',
        title: 'Help',
        parts: [
          { html: '<p>First.</p>' },
          { care: 'urgent', html: '<ul>\n<li>a</li>\n</ul>' },
          { html: '<p>Last.</p>' },
        ],
      },
      { key: 'questions', title: 'Q', parts: [{ questions: [{ question: 'Why?', html: '<p>Because.</p>' }] }] },
    ])
  })

  it('has a drawing where a paragraph names one, and a note where there is none of that name', () => {
    const problems: string[] = []
    const body = '## Rash {#symptoms}\nLook.\n\n{drawing:glass-test}\n\nCall.\n\n{drawing:cup-test}\n'
    const [section] = parseSections(body, 8, { ...context, report: (line, text) => problems.push(`${line} ${text}`) })
    expect(section?.parts).toEqual([{ html: '<p>Look.</p>\n<figure>Press a glass</figure><p>Call.</p>' }])
    expect(problems).toEqual(["15 there is no drawing 'cup-test'. Use an id of drawings.yaml."])
  })

  it('has its numbers to call as links, once, and not in headings', () => {
    const body = '## Call 113 {#help}\nCall 113, or [116 117](tel:116117).\n\n:::emergency\n- a. **Ring 113**\n:::\n'
    const [section] = parseSections(body, 1, context)
    expect(section?.title).toBe('Call 113')
    expect(section?.parts).toEqual([
      { html: '<p><a href="tel:113">Call 113</a>, or <a href="tel:116117">116 117</a>.</p>' },
      { care: 'emergency', html: '<ul>\n<li>a. <strong><a href="tel:113">Ring 113</a></strong></li>\n</ul>' },
    ])
  })

  it('writes to an address of ours that is a fact, with the subject filled in', () => {
    const filled = { ...context, factText: (id: string) => (id === 'company-email' ? 'hei@innom.example' : undefined) }
    const [section] = parseSections('## A {#a}\n[Mail](mailto:{fact:company-email}?subject=Press)\n', 1, filled)
    expect(section?.parts).toEqual([{ html: '<p><a href="mailto:hei@innom.example?subject=Press">Mail</a></p>' }])
  })

  it('leads to the order of a test, by a button where the link stands alone', () => {
    const html = (text: string) => parseSections(`## A {#a}\n${text}\n`, 1, context)[0]?.parts
    const href = '/bestilling/?item=home-test'
    expect(html('[Order](order:home-test)')).toEqual([{ html: `<p><a href="${href}" class="btn">Order</a></p>` }])
    expect(html('You can [order](order:home-test).')).toEqual([{ html: `<p>You can <a href="${href}">order</a>.</p>` }])
  })

  it('has tables that the keyboard can scroll where they are wider than the screen', () => {
    const [section] = parseSections('| a | b |\n|---|---|\n| c | d |\n', 1, context)
    expect(section!.parts).toEqual([{ html: expect.stringMatching(/^<table tabindex="0">/) }])
  })

  it('has no empty heading in the corner of a table', () => {
    const [section] = parseSections('| | b |\n|---|---|\n| c | d |\n', 1, context)
    expect(section!.parts).toEqual([{ html: expect.stringMatching(/<tr>\s*<td><\/td>\s*<th>b<\/th>/) }])
  })

  it('never becomes a script, an event handler or a foreign element, whatever is written', () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](data:text/html,1)',
      '<svg/onload=alert(1)>',
      '![x](x)',
      '<https://x.example>',
      '`<b>`',
      '"><iframe>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), hostile), { maxLength: 12 }), (parts) => {
        const html = renderMarkdown(parts.join('\n'), 1, context)
        const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((match) => match[1]!.toLowerCase())
        const allowed = [
          'p',
          'ul',
          'ol',
          'li',
          'em',
          'strong',
          'a',
          'h1',
          'h2',
          'h3',
          'h4',
          'h5',
          'h6',
          'code',
          'pre',
          'blockquote',
          'hr',
          'br',
          's',
          'table',
          'thead',
          'tbody',
          'tr',
          'th',
          'td',
          'div',
        ]
        for (const tag of tags) expect(allowed).toContain(tag)
        expect(html).not.toMatch(/<[^>]+\son\w+=/i)
        for (const [, href] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https:\/\/|tel:|mailto:|\/|#)/)
      }),
      { numRuns: 300 },
    )
  })
})
