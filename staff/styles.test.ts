import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Not of one component: elements as all screens show them, and the list of what is shared. */
const common = ['staff/app/base.css', 'staff/console.css']

const files = globSync('staff/**/*.css').filter((file) => !common.includes(file))
const owners = files.map((file) => basename(file, '.css'))

/** The stylesheet a class belongs to: the one whose name it has or begins with, the longest of them. */
function ownerOf(name: string): string | undefined {
  return owners
    .filter((it) => name === it || name.startsWith(`${it}-`))
    .sort((a, b) => b.length - a.length)
    .at(0)
}

interface Rule {
  selector: string
  /** From the outermost. */
  around: string[]
}

/** Everything that opens a brace, with what it stands in. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  const around: string[] = []
  for (const [, text = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      rules.push({ selector: text.trim(), around: [...around] })
      around.push(text.trim())
    }
    if (brace === '}') around.pop()
  }
  return rules
}

const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

it.each(files)('%s styles its own component alone: each rule begins at a class with the name of the file', (file) => {
  const own = basename(file, '.css')
  const foreign = readRules(readFileSync(file, 'utf8'))
    .filter(({ selector, around }) => !selector.startsWith('@') && !around.some((it) => it.startsWith('@keyframes')))
    .filter(({ selector, around }) => ![...around, selector].flatMap(classesIn).some((it) => ownerOf(it) === own))
    .map(({ selector }) => selector)
  expect(foreign).toEqual([])
})

it.each(files)('%s is whole within a layer, so that its order decides and not what stands outside', (file) => {
  const outside = readRules(readFileSync(file, 'utf8')).filter(({ around }) => around.length === 0)
  expect(outside.map(({ selector }) => selector.split(' ')[0]).filter((it) => it !== '@keyframes')).toEqual(['@layer'])
})

it('no two stylesheets have the same name', () => {
  expect(owners.filter((it, n) => owners.indexOf(it) !== n)).toEqual([])
})

it('a class that is styled is used, and one of a component is styled', () => {
  const code = globSync('staff/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const used = new Set(
    code.flatMap((it) => [...it.matchAll(/className="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))),
  )
  used.add('pill')
  const styled = new Set(
    files.flatMap((file) => readRules(readFileSync(file, 'utf8')).flatMap((it) => classesIn(it.selector))),
  )
  const own = [...styled].filter((it) => ownerOf(it) !== undefined && !it.startsWith('react-aria'))
  expect(own.filter((it) => !used.has(it))).toEqual([])
  expect([...used].filter((it) => ownerOf(it) !== undefined && !styled.has(it))).toEqual([])
})
