import MarkdownIt from 'markdown-it'
import container from 'markdown-it-container'
import { type CareLevel, careLevels } from '#domain/signs/warning-signs.ts'
import type { TextPart } from '#domain/text/calls-in-text.ts'
import type { Part, Section } from '#page-data/parts.ts'
import type { Subject } from '../problem.ts'

type Token = ReturnType<typeof markdown.parse>[number]

/** What Markdown needs from the rest of the site. Each function returns undefined for an unknown name. */
export interface MarkdownContext {
  /** The address of a page by its id. */
  pagePath(id: string): string | undefined
  /** The price of a treatment in words. */
  priceText(treatment: string): string | undefined
  /** The address that books a treatment. */
  bookingPath(treatment: string): string | undefined
  /** The address that orders a test to take at home; any of them if the item is empty. */
  orderPath(item: string): string | undefined
  /** The words of a warning sign. */
  signText(id: string): string | undefined
  /** A number, a time limit or the name of a button, by its name. */
  factText(name: string): string | undefined
  /** Who must not take a medicine. */
  cautionText(medicine: string): string | undefined
  /** A drawing with its caption, as HTML. */
  drawingFigure(id: string): string | undefined
  /** The text with the numbers to call of the reader's country. */
  localNumbers(text: string): string
  /** Splits text at the numbers that a tap should call. */
  splitCalls(text: string): TextPart[]
  /** Called for every line of text before its references are filled in; `card` is the care card around it. */
  checkLine(text: string, line: number, card: CareLevel | undefined): void
  report(line: number, message: string, missing?: Subject): void
}

// Raw HTML stays off: what an editor types as a tag is shown as text and reported. With only Markdown's own elements and
// links of four kinds, the output needs no further sanitising.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
for (const level of careLevels) markdown.use(container, level)
markdown.validateLink = (url) => /^(?:page:|book:|order:|https:\/\/|tel:|mailto:)/.test(url)
markdown.disable(['html_block', 'html_inline'])
// We draw all pictures and choose them by name in the record; one in the text is reported and left out.
markdown.renderer.rules.image = () => ''
// A table scrolls sideways where it is wider than the screen (ui/prose), so the keyboard must get there.
markdown.renderer.rules.table_open = () => '<table tabindex="0">\n'
// The corner above the names of the rows is no heading: a screen reader would announce an empty one with every row.
markdown.core.ruler.push('table_corners', ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' || tokens[index + 1]!.content !== '') continue
    token.tag = 'td'
    tokens[index + 2]!.tag = 'td'
  }
})

const { Token } = new markdown.core.State('', markdown, {})

/** Turns the body of a page into sections, each a list of parts. */
export function parseSections(body: string, firstLine: number, context: MarkdownContext): Section[] {
  const tokens = parseTokens(body, firstLine, context)
  const sections: Section[] = []
  for (const group of splitAt(tokens, 'h2')) {
    if (!group.heading) {
      if (group.tokens.length > 0) sections.push({ key: 'intro', title: '', parts: parseParts(group.tokens) })
      continue
    }
    const { text, key } = readHeading(group.heading, firstLine, context)
    const parts = key === 'questions' ? parseQuestions(group.tokens, context) : parseParts(group.tokens)
    sections.push({ key, title: text, parts })
  }
  return sections
}

/** Markdown without sections: the text of a clinic or a profile. */
export function renderMarkdown(body: string, firstLine: number, context: MarkdownContext): string {
  return render(parseTokens(body, firstLine, context))
}

function parseTokens(body: string, firstLine: number, context: MarkdownContext): Token[] {
  const tokens = placeDrawings(markdown.parse(body, {}), firstLine, context)
  let card: CareLevel | undefined
  for (const token of tokens) {
    const container = /^container_(.+)_(open|close)$/.exec(token.type)
    if (container) card = container[2] === 'open' ? (container[1] as CareLevel) : undefined
    if (token.type !== 'inline') continue
    context.checkLine(token.content, firstLine + (token.map?.[0] ?? 0), card)
    resolveInline(token, firstLine, context)
    token.children = linkCalls(token.children ?? [], context)
  }
  return tokens
}

/** A paragraph that is only {drawing:id} becomes that drawing. */
function placeDrawings(tokens: Token[], firstLine: number, context: MarkdownContext): Token[] {
  return tokens.flatMap((token, index) => {
    const id = drawingIn(token) ?? drawingIn(tokens[index - 1]) ?? drawingIn(tokens[index + 1])
    if (id === undefined) return token
    // Of the three tokens of the paragraph, the one in the middle stands for all.
    if (token.type !== 'inline') return []
    const html = context.drawingFigure(id)
    if (html === undefined)
      context.report(
        firstLine + (token.map?.[0] ?? 0),
        `there is no drawing '${id}'. Use an id of drawings.yaml.`,
        `drawing ${id}`,
      )
    return Object.assign(new Token('html_block', '', 0), { content: html ?? '', map: token.map })
  })
}

function drawingIn(token: Token | undefined): string | undefined {
  return token?.type === 'inline' ? /^\{drawing:([a-z0-9-]+)\}$/.exec(token.content)?.[1] : undefined
}

interface Group {
  heading?: { content: string; line: number }
  tokens: Token[]
}

function splitAt(tokens: Token[], tag: 'h2' | 'h3'): Group[] {
  const groups: Group[] = [{ tokens: [] }]
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    if (token.type === 'heading_open' && token.tag === tag && token.level === 0) {
      groups.push({ heading: { content: tokens[index + 1]!.content, line: token.map?.[0] ?? 0 }, tokens: [] })
      index += 2
    } else groups.at(-1)!.tokens.push(token)
  }
  return groups
}

function readHeading(heading: NonNullable<Group['heading']>, firstLine: number, context: MarkdownContext) {
  const match = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(heading.content)
  if (match) return { text: context.localNumbers(match[1]!), key: match[2]! }
  context.report(
    firstLine + heading.line,
    `the heading '${heading.content}' has no key. Write '## ${heading.content} {#key}' with the same key in every language.`,
  )
  return { text: heading.content, key: 'missing' }
}

function parseParts(tokens: Token[]): Part[] {
  const parts: Part[] = []
  let plain: Token[] = []
  const flush = () => {
    if (plain.length > 0) parts.push({ html: render(plain) })
    plain = []
  }
  for (let index = 0; index < tokens.length; index++) {
    const level = careLevels.find((name) => tokens[index]!.type === `container_${name}_open`)
    if (!level) {
      plain.push(tokens[index]!)
      continue
    }
    flush()
    const end = tokens.findIndex((token, at) => at > index && token.type === `container_${level}_close`)
    parts.push({ care: level, html: render(tokens.slice(index + 1, end)) })
    index = end
  }
  flush()
  return parts
}

function parseQuestions(tokens: Token[], context: MarkdownContext): Part[] {
  const [before, ...questions] = splitAt(tokens, 'h3')
  const parts: Part[] = before!.tokens.length > 0 ? [{ html: render(before!.tokens) }] : []
  const items = questions.map((group) => ({
    question: context.localNumbers(group.heading!.content),
    html: render(group.tokens),
  }))
  return [...parts, { questions: items }]
}

function render(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {}).trim()
}

/** References in braces: {price:treatment}, {sign:id}, {fact:name}, {caution:medicine}. */
const references = {
  price: {
    find: (context: MarkdownContext, id: string) => context.priceText(id),
    missing: (id: string) => `there is no treatment '${id}' with a price. Use an id of catalogue.yaml.`,
    subject: (id: string): Subject => `treatment ${id}`,
  },
  sign: {
    find: (context: MarkdownContext, id: string) => context.signText(id),
    missing: (id: string) => `there is no warning sign '${id}'. Use an id of warning-signs.yaml.`,
    subject: (id: string): Subject => `sign ${id}`,
  },
  fact: {
    find: (context: MarkdownContext, id: string) => context.factText(id),
    missing: (id: string) => `there is no fact '${id}'. Use a name of compiler/safety/named-facts.ts.`,
    subject: (id: string): Subject => (id.startsWith('limit-') ? `limit ${id}` : `fact ${id}`),
  },
  caution: {
    find: (context: MarkdownContext, id: string) => context.cautionText(id),
    missing: (id: string) => `there is no medicine '${id}'. Use an id of medicines.yaml.`,
    subject: (id: string): Subject => `medicine ${id}`,
  },
}

/** Replaces page ids in links by addresses, and references in braces by text. */
function resolveInline(block: Token, firstLine: number, context: MarkdownContext) {
  const line = firstLine + (block.map?.[0] ?? 0)
  for (const token of block.children ?? []) {
    if (token.type === 'link_open') resolveLink(token, line, context, block.children?.length === 3)
    if (token.type === 'image')
      context.report(line, 'a picture in the text is not allowed. Choose an illustration by `art` in the record.')
    if (token.type !== 'text') continue
    if (/<\/?[a-z][^<>]*>/i.test(token.content)) {
      context.report(line, `HTML is not allowed here: ${token.content.trim()}. Write it as Markdown.`)
    }
    if (/\]\([^)]*\)/.test(token.content)) {
      context.report(
        line,
        `this link is not allowed: ${token.content.trim()}. Link by 'page:id', 'book:treatment', 'order:item' or 'https://'.`,
      )
    }
    token.content = token.content.replace(/\{(price|sign|fact|caution):([a-z0-9-]+)\}/g, (whole: string, kind, id) => {
      const { find, missing, subject } = references[kind as keyof typeof references]
      const text = find(context, id)
      if (text === undefined) context.report(line, missing(id), subject(id))
      return text ?? whole
    })
    token.content = context.localNumbers(token.content)
  }
}

/** Numbers to call become links, but for those that an editor linked, and for headings, which the list of contents links already. */
function linkCalls(tokens: Token[], context: MarkdownContext): Token[] {
  let isLinked = false
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') isLinked = true
    if (token.type === 'link_close') isLinked = false
    if (token.type !== 'text' || isLinked) return token
    return context.splitCalls(token.content).flatMap(({ text, call }) => {
      const words = Object.assign(new Token('text', '', 0), { content: text })
      if (!call) return words
      const open = new Token('link_open', 'a', 1)
      open.attrSet('href', call)
      return [open, words, new Token('link_close', 'a', -1)]
    })
  })
}

/** An address of ours in a link is a fact, like everywhere else; the parser has encoded its braces. */
function fillAddress(href: string, line: number, context: MarkdownContext): string {
  return href.replace(/%7Bfact:([a-z0-9-]+)%7D/g, (whole, id: string) => {
    const text = context.factText(id)
    if (text === undefined) context.report(line, references.fact.missing(id), references.fact.subject(id))
    return text ?? whole
  })
}

/** `isAlone`: nothing else stands in the paragraph. */
function resolveLink(token: Token, line: number, context: MarkdownContext, isAlone: boolean) {
  const href = String(token.attrGet('href') ?? '')
  const [kind, rest = ''] = href.split(/:(.*)/s)
  if (kind === 'page') {
    const [id = '', anchor] = rest.split('#')
    const path = context.pagePath(id)
    if (path === undefined)
      context.report(line, `the link 'page:${id}' leads nowhere. Use the id of a page that exists.`, `page ${id}`)
    token.attrSet('href', (path ?? '#') + (anchor ? `#${anchor}` : ''))
  } else if (kind === 'book') {
    const path = context.bookingPath(rest)
    if (path === undefined)
      context.report(
        line,
        `the link 'book:${rest}' leads nowhere. Use a treatment id of catalogue.yaml.`,
        `treatment ${rest}`,
      )
    token.attrSet('href', path ?? '#')
  } else if (kind === 'order') {
    const path = context.orderPath(rest)
    if (path === undefined)
      context.report(line, `the link 'order:${rest}' leads nowhere. Use an item id of orders.yaml.`, `item ${rest}`)
    token.attrSet('href', path ?? '#')
    if (isAlone) token.attrSet('class', 'btn')
  } else if (kind === 'mailto') token.attrSet('href', fillAddress(href, line, context))
  else if (kind === 'tel') token.attrSet('href', context.localNumbers(href))
}
