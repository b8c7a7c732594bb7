import { foldDigraphs } from '#domain/text/fold-letters.ts'

/** A folded word in the two forms that typing errors are looked for in. */
export interface TypingForms {
  whole: string
  /**
   * A doubled letter counts once ('bryystsmerter', 'pased out'), and 'å', 'ø' and 'æ' are also typed as 'aa', 'oe' and 'a'. Digits stay,
   * because 112 is not 12.
   */
  plain: string
}

export function foldTyping(folded: string): TypingForms {
  const plain = foldDigraphs(folded)
    .replace(/ae/g, 'a')
    .replace(/([a-z])\1+/g, '$1')
  return { whole: folded, plain }
}
