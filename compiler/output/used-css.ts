import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** Cuts a stylesheet down to what one page can use. */
export type CssCutter = (html: string) => string

/**
 * Every page carries its CSS in its head, and most of a site's CSS is for other kinds of pages. A rule is left out when
 * one of the classes it asks for is nowhere on the page. Whatever a selector says in parentheses (:has, :not, :is) is
 * ignored, so in doubt a rule stays. The browser fetches the whole stylesheet on hydration.
 */
export function createCssCutter(css: string): CssCutter {
  const root = postcss.parse(css)
  const names = namesIn(root)
  const known = new Map<string, string>()
  return (html) => {
    const classes = classesOf(html)
    const used = names.filter((name) => classes.has(name)).join(' ')
    const cut = known.get(used) ?? cutDown(root, classes)
    known.set(used, cut)
    return cut
  }
}

const attribute = ' class="'

/** Most class attributes of a page repeat, so each is split once. indexOf is faster here than a regular expression. */
function classesOf(html: string): Set<string> {
  const values = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length
    values.add(html.slice(at, html.indexOf('"', at)))
  }
  return new Set([...values].flatMap((value) => value.split(' ')))
}

/** Class names that the stylesheet asks for anywhere. */
function namesIn(root: Container): string[] {
  const names = new Set<string>()
  root.walkRules((rule) => {
    for (const selector of rule.selectors) for (const name of askedFor(selector)) names.add(name)
  })
  return [...names]
}

function cutDown(root: ReturnType<typeof postcss.parse>, classes: Set<string>): string {
  const copy = root.clone()
  prune(copy, classes)
  const used = copy.toString()
  copy.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`animation(?:-name)?:[^;}]*\\b${frames.params}\\b`).test(used)) frames.remove()
  })
  return copy.toString()
}

function prune(parent: Container<ChildNode>, classes: Set<string>) {
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === 'rule') pruneRule(node, classes)
    else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face/.test(node.name)) pruneAtRule(node, classes)
  }
}

function pruneRule(rule: Rule, classes: Set<string>) {
  const possible = rule.selectors.filter((selector) => askedFor(selector).every((name) => classes.has(name)))
  if (possible.length === 0) {
    rule.remove()
    return
  }
  rule.selectors = possible
  prune(rule, classes)
  if (rule.nodes.length === 0) rule.remove()
}

function pruneAtRule(rule: AtRule, classes: Set<string>) {
  prune(rule as Container<ChildNode>, classes)
  if (rule.nodes?.length === 0) rule.remove()
}

function askedFor(selector: string): string[] {
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map((match) => match[1]!)
}
