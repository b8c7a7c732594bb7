import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** '1-3 hours', but no paragraph of a law ('§ 3-15', 'section 3-15'), date, id or address. */
const hyphenRange = /(?<![\w./§-])(?<!(?:§|section) )\d{1,3}-\d{1,3}(?![\w./-]) ?(?=[a-zæøåäö%°])/i

test('ranges of numbers have an en dash', () => {
  const wrong = ['content', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => (hyphenRange.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
      ),
  )
  expect(wrong).toEqual([])
})
