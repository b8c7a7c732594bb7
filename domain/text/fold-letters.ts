/** Letters that no accent explains, as they are typed without a Norwegian keyboard. */
const plain: Record<string, string> = { æ: 'ae', ø: 'o', ð: 'd', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }

/** How words are compared: in small letters, without accents. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøðßłđı]/g, (letter) => plain[letter]!)
}

/** 'å' and 'ø' are also typed as 'aa' and 'oe'. */
export const foldDigraphs = (folded: string) => folded.replace(/aa/g, 'a').replace(/oe/g, 'o')
