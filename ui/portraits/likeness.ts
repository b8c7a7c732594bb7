import type { Hair, Skin } from '../art/kit/colours.ts'
import type { HairStyle } from '../art/kit/hair.tsx'

/**
 * Our practitioners are invented, so nobody's looks are recorded anywhere. These words of names keep a portrait from
 * contradicting its name; a name that is not here gets one of the looks that suit everybody.
 */
const men =
  words(`abdirahman adrian aksel alexander amund anders andreas are arne arvid asbjorn bard benjamin bjorn bjornar christoffer daniel eirik eivind elias emil erik erlend espen
  even farhad finn fredrik gaute gisle gunnar hakon hans halvor harald havard henrik herman ibrahim ivar jakob jan jens joakim johan john jon jonas jorgen kacper karl kim kjell kjetil knut
  kristian kristoffer kwame lars leif magnus marius markus martin mathias mikkel mohammed morten nikolai nils odd oddvar olav ole omar pawel
  per petter rahul rasmus robin roger rolf rune samuel sebastian sigurd simen sindre sondre stein stian sverre terje thomas tobias tor torbjorn tore trond trygve ulrik vegard vidar vetle yusuf oystein oyvind`)
const women =
  words(`amalie amina anita agnes anna anne annette anniken astrid ayse benedikte bente berit birgit camilla caroline cathrine cecilie charlotte dina ellen
  eline elise elisabeth emma eva grete gro gry gunhild guro hanna hanne hedda hege heidi helene helga henriette hilde ida ingeborg ingrid ingunn
  ingvild inger jenny jorunn johanne julie kamilla kari karin karoline kjersti kristin laila leila lene linh linn lise liv maja malin maren margrete margunn
  mari maria marianne marit marte mette mia monica natalia nina nora oda priya ragna ragnhild rebecca randi reidun rukhsana sara
  selamawit sigrid silje signe siri sofie solveig stine sunniva synne thea thi tone tonje turid unni vibeke vilde ashild`)
const african = words(
  'abdi ali abdirahman amina gebremariam hersi jalloh kwame mensah okafor selamawit tesfaye warsame yusuf',
)
const asian = words('linh mai nguyen thi tran')
const southern = words(
  'ahmadi ayse bakr demir farhad haddad karimi leila malik menon mohammed omar patel priya rahul rukhsana sharma',
)

export interface Likeness {
  skins: Skin[]
  hairs: Hair[]
  styles: HairStyle[]
  beards: boolean
}

const shortStyles: HairStyle[] = ['short', 'crop', 'side', 'quiff', 'curly', 'receding', 'bald']
const longStyles: HairStyle[] = ['long', 'bob', 'bun', 'ponytail', 'braids', 'curly', 'short']
const anyStyles: HairStyle[] = ['short', 'curly', 'side', 'crop']

/** Which looks go with the id of a practitioner, which is the name in lower case. */
export function likenessOf(id: string): Likeness {
  const name = id.split('-')
  const has = (list: Set<string>) => name.some((word) => list.has(word))
  const man = men.has(name[0]!)
  const styles = man ? shortStyles : women.has(name[0]!) ? longStyles : anyStyles
  if (has(african))
    return {
      skins: ['dark', 'brown'],
      hairs: ['black'],
      styles: man ? ['crop', 'curly', 'bald'] : ['afro', 'braids', 'bun', 'curly'],
      beards: man,
    }
  if (has(asian)) return { skins: ['light', 'tan'], hairs: ['black'], styles, beards: false }
  if (has(southern)) return { skins: ['tan', 'brown', 'light'], hairs: ['black', 'brown', 'grey'], styles, beards: man }
  return {
    skins: ['fair', 'fair', 'light', 'light', 'tan'],
    hairs: ['brown', 'brown', 'blond', 'blond', 'auburn', 'ginger', 'grey', 'black'],
    styles,
    beards: man,
  }
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/))
}
