import { type DefaultTreeAdapterMap, html, parse, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5'

export type PageElement = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['node']
type Child = DefaultTreeAdapterMap['childNode']

/** A change of a page that was built. */
export type PageEdit = (page: PageDocument) => void

/**
 * A built page as a tree, so that the server changes elements, not text that looks like them. What visitors have typed goes in
 * as attributes and texts; only HTML that we have rendered goes in as HTML. Imported by edit-page.ts alone, on first use:
 * others import its types.
 */
export class PageDocument {
  readonly #document: DefaultTreeAdapterMap['document']

  constructor(text: string) {
    this.#document = parse(text)
  }

  toString(): string {
    return serialize(this.#document)
  }

  /** The element with an id; undefined where the page has none. */
  find(id: string): PageElement | undefined {
    return listElements(this.#document).find((element) => this.attribute(element, 'id') === id)
  }

  /** The elements of a name, in the order of the page or of a part of it. What is in a template is not found. */
  findAll(name: string, within: Node = this.#document): PageElement[] {
    return listElements(within).filter(({ tagName }) => tagName === name)
  }

  attribute({ attrs }: PageElement, name: string): string | undefined {
    return attrs.find((it) => it.name === name)?.value
  }

  setAttribute(element: PageElement, name: string, value: string): void {
    const known = element.attrs.find((it) => it.name === name)
    if (known) known.value = value
    else element.attrs.push({ name, value })
  }

  removeAttribute(element: PageElement, name: string): void {
    element.attrs = element.attrs.filter((it) => it.name !== name)
  }

  /** The nearest element around another that has a class. */
  closest(element: PageElement, className: string): PageElement | undefined {
    for (let node = element.parentNode; node && tree.isElementNode(node); node = node.parentNode)
      if (this.attribute(node, 'class')?.split(' ').includes(className)) return node
    return
  }

  text(element: PageElement): string {
    return element.childNodes.map((it) => (tree.isTextNode(it) ? it.value : '')).join('')
  }

  setText(element: PageElement, text: string): void {
    this.#empty(element)
    tree.insertText(element, text)
  }

  /** Replaces what is in an element by HTML of ours. */
  setHtml(element: PageElement, markup: string): void {
    this.#empty(element)
    this.#insert(element, markup)
  }

  /** Puts HTML of ours before everything else in an element. */
  prependHtml(element: PageElement, markup: string): void {
    this.#insert(element, markup, element.childNodes[0])
  }

  /** Puts an element with a text before another. */
  insertBefore(next: PageElement, name: string, attributes: Record<string, string>, text = ''): void {
    const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
    const element = tree.createElement(name, html.NS.HTML, attrs)
    if (text) tree.insertText(element, text)
    if (next.parentNode) tree.insertBefore(next.parentNode, element, next)
  }

  remove(element: PageElement): void {
    tree.detachNode(element)
  }

  #empty(element: PageElement): void {
    for (const child of [...element.childNodes]) tree.detachNode(child)
  }

  #insert(parent: PageElement, markup: string, before?: Child): void {
    for (const node of [...parseFragment(parent, markup, {}).childNodes]) {
      tree.detachNode(node)
      if (before) tree.insertBefore(parent, node, before)
      else tree.appendChild(parent, node)
    }
  }
}

function listElements(parent: Node, found: PageElement[] = []): PageElement[] {
  if (!('childNodes' in parent)) return found
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue
    found.push(child)
    listElements(child, found)
  }
  return found
}
