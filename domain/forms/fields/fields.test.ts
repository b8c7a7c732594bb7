import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/sample-text.ts'
import type { Checked } from './checked.ts'
import { checkDescription } from './description.ts'
import { checkEmail, checkOptionalEmail } from './email.ts'
import { checkName } from './name.ts'
import { checkRewardNumber } from './reward-number.ts'
import { checkSmsCode } from './sms-code.ts'
import { countCharacters, tidyLine, tidyText } from './text.ts'

const say = <T>(result: Checked<T>) => (result.ok ? result.value : result.key)

describe('a name', () => {
  it.each(['Kari Nordmann', 'Åse-Marie O’Neill', 'Ø', '李小龍', 'محمد', 'Bjørn 2. Hansen', 'D’Arcy'])(
    'can be %s',
    (name) => expect(say(checkName(name))).toBe(name),
  )
  it('loses what surrounds it and is written with composed letters', () => {
    expect(say(checkName('  Kari \u00a0 Nordmann\u200b '))).toBe('Kari Nordmann')
    expect(say(checkName('A\u030ase'))).toBe('Åse')
  })
  it.each(['', '   ', '\u200b', '123', '+47', '.'])('is asked for when “%s” was written', (text) =>
    expect(say(checkName(text))).toBe('name-required'),
  )
  it.each(['Kari\u0000', 'Ka\u202eri', 'Kari\nNordmann', 'Kari\ud800'])('has no characters that hide (%j)', (text) =>
    expect(say(checkName(text))).toBe('invalid-characters'),
  )
  it('has an end', () => expect(say(checkName('a'.repeat(121)))).toBe('too-long'))
})

describe('a text that a stranger made slow to read', () => {
  // With the square of its length it would take more than a minute.
  const gap = ' '.repeat(150_000)
  it('is read in a time that grows with its length only', () => {
    expect(tidyLine(`\u200b a${gap}b${gap}`)).toBe('a b')
    expect(tidyText(`${gap}a${gap}b \ufeff`)).toBe(`a${gap}b`)
  })
})

describe('an e-mail address', () => {
  it.each([
    'kari@example.no',
    'kari.nordmann+innom@mail.example.com',
    'k@blåbær.example',
    "o'neill@example.no",
    'a_b-c@x1.io',
    'k@xn--blbr-roah.example.xn--p1ai',
  ])('can be %s', (email) => expect(say(checkEmail(` ${email} `))).toBe(email))
  it.each([
    '',
    'kari',
    'kari@',
    '@example.no',
    'kari@example',
    'kari@@example.no',
    'ka ri@example.no',
    'kari@exa mple.no',
    'kari@.no',
    'kari@example..no',
    'kari@-example.no',
    '.kari@example.no',
    'ka..ri@example.no',
    'kari@example.n',
    'kari@1.2.3.4',
    'kari@example.no,per@example.no',
    '<kari@example.no>',
    'ka\u200bri@example.no',
    'ka\u00adri@example.no',
    'kari@exa\u200dmple.no',
    `${'a'.repeat(65)}@example.no`,
    `a@${'b.'.repeat(130)}no`,
  ])('is not “%s”', (email) => expect(say(checkEmail(email))).toBe('email-format'))
  it('may be left out of a booking, but not be wrong', () => {
    expect([undefined, '', '  '].map((it) => say(checkOptionalEmail(it)))).toEqual([null, null, null])
    expect(say(checkOptionalEmail('kari'))).toBe('email-format')
    expect(say(checkOptionalEmail('kari@example.no'))).toBe('kari@example.no')
  })
  it('is judged at once, however long and odd', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '-', '@', 'ø'), maxLength: 3000 }), (text) => {
        const result = checkEmail(text)
        if (result.ok) expect(result.value.length).toBeLessThanOrEqual(254)
      }),
    )
  })
})

describe('a description', () => {
  it('is asked for', () => {
    expect(say(checkDescription(' \n\t '))).toBe('description-required')
  })
  it('has 250 characters at most, counted as a reader counts them', () => {
    for (const letter of ['a', 'å', 'a\u030a', '😀', '👩‍👩‍👧‍👦', '🇳🇴']) {
      expect(checkDescription(letter.repeat(250)).ok).toBe(true)
      expect(say(checkDescription(letter.repeat(251)))).toBe('description-too-long')
    }
    expect(say(checkDescription(`a${'\u0301'.repeat(5000)}`))).toBe('description-too-long')
    expect(countCharacters('å\r\nb')).toBe(3)
  })
  it('is counted as a reader would, whatever letters it has', () => {
    const segmenter = new Intl.Segmenter('nb', { granularity: 'grapheme' })
    const western = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code))
    for (const letter of western) {
      const text = `${letter}${letter}a${letter}`
      expect([letter, countCharacters(text)]).toEqual([letter, [...segmenter.segment(text)].length])
    }
    const letter = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      fc.constantFrom('ø', ' ', '\n', '\u00ad', '\u0301'),
    )
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const text = letters.join('')
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length)
      }),
    )
  })
  it('may have several lines, kept with single line ends', () => {
    expect(say(checkDescription(' Vondt i halsen\r\n\r\nFeber \n'))).toBe('Vondt i halsen\n\nFeber')
  })
  it('has no characters that cannot be kept', () => {
    expect(say(checkDescription('a\u0000'))).toBe('invalid-characters')
    expect(say(checkDescription('a\udc00'))).toBe('invalid-characters')
  })
})

describe('the code from the SMS', () => {
  it.each(['123456', ' 123 456 ', '123-456', '123\u00a0456'])('is read from “%s”', (text) =>
    expect(say(checkSmsCode(text))).toBe('123456'),
  )
  it.each(['', '  '])('is asked for when nothing was written', (text) =>
    expect(say(checkSmsCode(text))).toBe('code-required'),
  )
  it.each(['12345', '1234567', '12345a', '１２３４５６'])('is not “%s”', (text) =>
    expect(say(checkSmsCode(text))).toBe('invalid-code'),
  )
})

describe('a reward number', () => {
  it.each([
    ['12345678', '12345678'],
    ['1234567890', '1234567890'],
    [' 1234 5678 ', '12345678'],
  ])('can be “%s”', (text, number) => expect(say(checkRewardNumber(text))).toBe(number))
  it.each(['', '1234567', '123456789', '12345678901', '1234567a', 'ABC12345678'])('is not “%s”', (text) =>
    expect(say(checkRewardNumber(text))).toBe('reward-number'),
  )
})

describe('every rule', () => {
  it('gives the same answer to what it has accepted', () => {
    const rules = [checkName, checkEmail, checkDescription, checkSmsCode, checkRewardNumber]
    const text = fc.oneof(
      anyText,
      fc.string({ unit: 'grapheme' }),
      fc.emailAddress(),
      fc.stringMatching(/^[\d ]{6,12}$/),
    )
    fc.assert(
      fc.property(fc.constantFrom(...rules), text, (rule, it) => {
        const once = rule(it)
        if (once.ok) expect(rule(once.value)).toEqual(once)
      }),
      { numRuns: 1000 },
    )
  })
})
