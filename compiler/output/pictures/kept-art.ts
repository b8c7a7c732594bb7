import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfWhole } from '#releases/read-if-whole.ts'

/** SVGs by what they show. */
type Drawings = Record<string, string>

interface KeptArt {
  code: string
  drawings: Drawings
}

/** Draws what was not drawn before by the same code. */
export interface Artist {
  /** `subject` names everything in the drawing apart from the code that draws it. */
  draw(subject: string, make: () => string): string
  /** After the last drawing: keeps what was asked for, and nothing else. */
  keep(): void
}

/**
 * Keeps illustrations, portraits and pictures for other sites in a folder for the next build: all of them are needed to name their folder, and drawing them
 * takes as long as reading a tenth of the content. `code` is a hash of the code that draws.
 */
export function artKeptIn(folder: string, code: string): Artist {
  const file = join(folder, 'art.json')
  const kept = readIfWhole<KeptArt>(file)
  const known: Drawings = kept?.code === code ? kept.drawings : {}
  const drawings: Drawings = {}
  let drawn = 0
  return {
    draw(subject, make) {
      const before = known[subject]
      if (before === undefined) drawn++
      drawings[subject] = before ?? make()
      return drawings[subject]
    },
    keep() {
      if (drawn === 0 && Object.keys(drawings).length === Object.keys(known).length) return
      writeFileSync(file, JSON.stringify({ code, drawings } satisfies KeptArt))
    },
  }
}
