import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

let content: string
let watcher: EventEmitter
/** Whether the content could be read, for each time that the site was composed. */
let composed: boolean[]
let told: string[]
let isReadable: boolean

beforeEach(() => {
  vi.useFakeTimers()
  content = mkdtempSync(join(tmpdir(), 'innom-follow-'))
  watcher = new EventEmitter()
  composed = []
  told = []
  isReadable = true
  const compose = () => {
    composed.push(isReadable)
    return isReadable
  }
  followChanges(watcher, { content, compose, tell: (line) => told.push(line) })
  composed.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(content, { recursive: true, force: true })
})

const save = (name: string, text: string) => writeFileSync(join(content, name), text)
const report = (path: string) => watcher.emit('all', 'change', path)

describe('an editor who changes', () => {
  it('a file sees it at once', () => {
    save('a.md', 'new')
    report(join(content, 'a.md'))
    vi.advanceTimersByTime(1)
    expect(composed).toEqual([true])
  })

  it('three hundred files, by switching to another branch, waits for one composition', () => {
    for (let n = 0; n < 300; n++) save(`${n}.md`, 'new')
    for (let n = 0; n < 300; n++) report(join(content, `${n}.md`))
    vi.runAllTimers()
    expect(composed).toEqual([true])
  })

  it('a file twice in a moment, of which the watcher reports the first, sees the second', () => {
    save('a.md', 'first')
    report(join(content, 'a.md'))
    vi.advanceTimersByTime(1)
    save('a.md', 'the second')
    vi.runAllTimers()
    expect(composed).toEqual([true, true])
  })

  it('nothing, but whose editor touches a file, waits for nothing', () => {
    report(join(content, 'a.md'))
    vi.runAllTimers()
    expect(composed).toEqual([])
  })

  it('a file that cannot be read just then sees it a moment later', () => {
    isReadable = false
    save('a.md', 'new')
    report(join(content, 'a.md'))
    vi.advanceTimersByTime(1)
    isReadable = true
    vi.runAllTimers()
    expect(composed).toEqual([false, true])
  })

  it('a word of the interface is told that it needs a restart', () => {
    report(resolve('messages/no.ts'))
    report(resolve('messages/messages.test.ts'))
    report(resolve('site/templates/article.tsx'))
    vi.runAllTimers()
    expect([told, composed]).toEqual([['messages/no.ts has changed. Restart npm run dev to see it everywhere.'], []])
  })

  it('many files of the code, by switching to another branch, is told so in one line', () => {
    for (const name of ['app', 'api', 'main', 'app']) report(resolve(`server/${name}.ts`))
    vi.runAllTimers()
    expect(told).toEqual([
      'server/app.ts and 2 more of the code have changed. Restart npm run dev to see it everywhere.',
    ])
  })
})
