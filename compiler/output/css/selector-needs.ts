/** What must be on a page for a selector to match anything. */
export interface SelectorNeeds {
  classes: string[]
  ids: string[]
  tags: string[]
  /** Of each list, one must be there: `:is(…)`, `:where(…)` and `:has(…)`. */
  oneOf: SelectorNeeds[][]
}

/** What a page has. */
export interface PageHas {
  class(name: string): boolean
  id(name: string): boolean
  tag(name: string): boolean
}

export function canMatch(needs: SelectorNeeds, page: PageHas): boolean {
  return (
    needs.classes.every(page.class) &&
    needs.ids.every(page.id) &&
    needs.tags.every(page.tag) &&
    needs.oneOf.every((list) => list.some((alternative) => canMatch(alternative, page)))
  )
}

const name = String.raw`-?[a-zA-Z_][\w-]*`
const token = new RegExp(String.raw`\.(${name})|#(${name})|(::?${name})(\()?|\[[^\]]*\]|(${name})|[^\w]|\d+`, 'y')
const withAlternatives = new Set([':is', ':where', ':has'])

/**
 * Attributes and states are left out, because they change while a page is open; so is `:not(…)`. In doubt a selector needs
 * nothing.
 */
export function needsOf(selector: string): SelectorNeeds {
  const needs: SelectorNeeds = { classes: [], ids: [], tags: [], oneOf: [] }
  token.lastIndex = 0
  for (let match = token.exec(selector); match; match = token.exec(selector)) {
    const [, className, id, pseudo, opens, tag] = match
    if (className) needs.classes.push(className)
    else if (id) needs.ids.push(id)
    else if (tag) needs.tags.push(tag)
    else if (opens) {
      const start = token.lastIndex
      const end = closingParenthesis(selector, start)
      if (withAlternatives.has(pseudo!)) needs.oneOf.push(splitSelectors(selector.slice(start, end)).map(needsOf))
      token.lastIndex = end + 1
    }
  }
  return needs
}

/** The selectors of a list; commas in parentheses, brackets and quotes do not separate them. */
export function splitSelectors(list: string): string[] {
  return list.match(/(?:[^,()[\]]|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}

function closingParenthesis(text: string, start: number): number {
  let depth = 1
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++
    else if (text[index] === ')' && --depth === 0) return index
  }
  throw new Error(`the selector '${text}' has no end`)
}
