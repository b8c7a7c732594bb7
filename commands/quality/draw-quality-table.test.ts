import { expect, it } from 'vitest'
import { drawQualityTable } from './draw-quality-table.ts'

it('counts pages and problems of each check, and names each problem once with the pages that have it', () => {
  const broken = (path: string, problem: string) => ({ path, problem })
  const table = drawQualityTable([
    { check: 'html', pages: 12, findings: [] },
    {
      check: 'links',
      pages: 12,
      findings: [
        broken('/a/', '/x/ leads nowhere'),
        ...['/a/', '/b/', '/c/', '/d/'].map((path) => broken(path, '/y/ leads nowhere')),
      ],
    },
  ])
  expect(table.split('\n')).toEqual([
    'check  pages  with problems  problems',
    'html      12              0         0',
    'links     12              4         5',
    '',
    'links: /y/ leads nowhere',
    '  /a/ /b/ /c/ and 1 more',
    '',
    'links: /x/ leads nowhere',
    '  /a/',
  ])
})
