/** How food, water and hygiene usually are for travellers: decides about hepatitis A and typhoid. */
export type Hygiene = 'as-home' | 'varying' | 'poor' | 'typhoid'

/** Risks that a country, or parts of it, has besides. */
export type TravelRisk =
  | 'tbe'
  | 'tbe-rare'
  | 'rabies'
  | 'je'
  | 'malaria'
  | 'yellow-fever'
  | 'meningitis-belt'
  | 'pilgrimage'
  | 'polio'

export interface TravelCountry {
  no: string
  en: string
  hygiene: Hygiene
  risks: readonly TravelRisk[]
}

type Row = [id: string, no: string, en: string, risks?: string]

/**
 * Countries by ISO 3166 code. The groups by hygiene follow FHI's rule for hepatitis A (everywhere but western and central
 * Europe, North America, Japan, Australia and New Zealand), with places between the two in a group of their own; the choice for
 * each country is ours. The risks follow published lists where the tests name one: yellow fever, the meningitis belt, malaria-free
 * countries and polio (WHO). TBE, rabies and Japanese encephalitis are simplified from such lists (CDC, UKHSA). They change,
 * and often concern a part of a country only, so the tool always says that its list is not complete. A country is left out where
 * we are not sure; the tool then gives the general advice. The letters of the risks:
 * t TBE · T TBE, only a few cases · r rabies in dogs or other land animals · j Japanese encephalitis · m malaria ·
 * y yellow fever · b meningitis belt · h Hajj · p polio.
 */
const letters: Record<string, TravelRisk> = {
  t: 'tbe',
  T: 'tbe-rare',
  r: 'rabies',
  j: 'je',
  m: 'malaria',
  y: 'yellow-fever',
  b: 'meningitis-belt',
  h: 'pilgrimage',
  p: 'polio',
}

const asHome: Row[] = [
  ['AT', 'Østerrike', 'Austria', 't'],
  ['AU', 'Australia', 'Australia', 'j'],
  ['BE', 'Belgia', 'Belgium', 'T'],
  ['CA', 'Canada', 'Canada'],
  ['CH', 'Sveits', 'Switzerland', 't'],
  ['CY', 'Kypros', 'Cyprus'],
  ['CZ', 'Tsjekkia', 'Czechia', 't'],
  ['DE', 'Tyskland', 'Germany', 't'],
  ['DK', 'Danmark', 'Denmark', 't'],
  ['ES', 'Spania', 'Spain'],
  ['FI', 'Finland', 'Finland', 't'],
  ['FR', 'Frankrike', 'France', 't'],
  ['GB', 'Storbritannia', 'United Kingdom', 'T'],
  ['GR', 'Hellas', 'Greece'],
  ['HU', 'Ungarn', 'Hungary', 't'],
  ['IE', 'Irland', 'Ireland'],
  ['IS', 'Island', 'Iceland'],
  ['IT', 'Italia', 'Italy', 't'],
  ['JP', 'Japan', 'Japan', 'jT'],
  ['MT', 'Malta', 'Malta'],
  ['NL', 'Nederland', 'Netherlands', 'T'],
  ['NZ', 'New Zealand', 'New Zealand'],
  ['PL', 'Polen', 'Poland', 't'],
  ['PT', 'Portugal', 'Portugal'],
  ['SE', 'Sverige', 'Sweden', 't'],
  ['SI', 'Slovenia', 'Slovenia', 't'],
  ['SK', 'Slovakia', 'Slovakia', 't'],
  ['US', 'USA', 'United States'],
]

const varying: Row[] = [
  ['AE', 'De forente arabiske emirater', 'United Arab Emirates'],
  ['AL', 'Albania', 'Albania', 'r'],
  ['BA', 'Bosnia-Hercegovina', 'Bosnia and Herzegovina', 'rT'],
  ['BG', 'Bulgaria', 'Bulgaria', 'T'],
  ['EE', 'Estland', 'Estonia', 't'],
  ['HR', 'Kroatia', 'Croatia', 't'],
  ['IL', 'Israel', 'Israel', 'r'],
  ['KR', 'Sør-Korea', 'South Korea', 'jmT'],
  ['LT', 'Litauen', 'Lithuania', 't'],
  ['LV', 'Latvia', 'Latvia', 't'],
  ['ME', 'Montenegro', 'Montenegro', 'r'],
  ['MK', 'Nord-Makedonia', 'North Macedonia', 'r'],
  ['QA', 'Qatar', 'Qatar'],
  ['RO', 'Romania', 'Romania', 'rt'],
  ['RS', 'Serbia', 'Serbia', 'rT'],
  ['SG', 'Singapore', 'Singapore'],
]

const poor: Row[] = [
  ['AM', 'Armenia', 'Armenia', 'r'],
  ['AO', 'Angola', 'Angola', 'rmy'],
  ['AR', 'Argentina', 'Argentina', 'ry'],
  ['AZ', 'Aserbajdsjan', 'Azerbaijan', 'r'],
  ['BB', 'Barbados', 'Barbados'],
  ['BF', 'Burkina Faso', 'Burkina Faso', 'rmyb'],
  ['BI', 'Burundi', 'Burundi', 'rmyb'],
  ['BJ', 'Benin', 'Benin', 'rmyb'],
  ['BO', 'Bolivia', 'Bolivia', 'rmy'],
  ['BR', 'Brasil', 'Brazil', 'rmy'],
  ['BW', 'Botswana', 'Botswana', 'rm'],
  ['BZ', 'Belize', 'Belize', 'r'],
  ['CD', 'DR Kongo', 'DR Congo', 'rmyb'],
  ['CG', 'Kongo-Brazzaville', 'Congo', 'rmy'],
  ['CI', 'Elfenbenskysten', 'Ivory Coast', 'rmyb'],
  ['CL', 'Chile', 'Chile'],
  ['CM', 'Kamerun', 'Cameroon', 'rmyb'],
  ['CN', 'Kina', 'China', 'rjT'],
  ['CO', 'Colombia', 'Colombia', 'rmy'],
  ['CR', 'Costa Rica', 'Costa Rica', 'rm'],
  ['CU', 'Cuba', 'Cuba', 'r'],
  ['CV', 'Kapp Verde', 'Cape Verde'],
  ['DJ', 'Djibouti', 'Djibouti', 'rm'],
  ['DO', 'Den dominikanske republikk', 'Dominican Republic', 'rm'],
  ['DZ', 'Algerie', 'Algeria', 'r'],
  ['EC', 'Ecuador', 'Ecuador', 'rmy'],
  ['EG', 'Egypt', 'Egypt', 'r'],
  ['ER', 'Eritrea', 'Eritrea', 'rmb'],
  ['ET', 'Etiopia', 'Ethiopia', 'rmyb'],
  ['GA', 'Gabon', 'Gabon', 'rmy'],
  ['GE', 'Georgia', 'Georgia', 'r'],
  ['GH', 'Ghana', 'Ghana', 'rmyb'],
  ['GM', 'Gambia', 'Gambia', 'rmyb'],
  ['GN', 'Guinea', 'Guinea', 'rmyb'],
  ['GT', 'Guatemala', 'Guatemala', 'rm'],
  ['GW', 'Guinea-Bissau', 'Guinea-Bissau', 'rmyb'],
  ['GY', 'Guyana', 'Guyana', 'rmy'],
  ['HN', 'Honduras', 'Honduras', 'rm'],
  ['HT', 'Haiti', 'Haiti', 'rm'],
  ['ID', 'Indonesia', 'Indonesia', 'rjm'],
  ['IQ', 'Irak', 'Iraq', 'r'],
  ['IR', 'Iran', 'Iran', 'rm'],
  ['JM', 'Jamaica', 'Jamaica'],
  ['JO', 'Jordan', 'Jordan', 'r'],
  ['KE', 'Kenya', 'Kenya', 'rmyb'],
  ['KH', 'Kambodsja', 'Cambodia', 'rjm'],
  ['KZ', 'Kasakhstan', 'Kazakhstan', 'rt'],
  ['LA', 'Laos', 'Laos', 'rjm'],
  ['LB', 'Libanon', 'Lebanon', 'r'],
  ['LR', 'Liberia', 'Liberia', 'rmy'],
  ['MA', 'Marokko', 'Morocco', 'r'],
  ['MG', 'Madagaskar', 'Madagascar', 'rm'],
  ['ML', 'Mali', 'Mali', 'rmyb'],
  ['MM', 'Myanmar', 'Myanmar', 'rjm'],
  ['MN', 'Mongolia', 'Mongolia', 'rt'],
  ['MU', 'Mauritius', 'Mauritius'],
  ['MW', 'Malawi', 'Malawi', 'rm'],
  ['MX', 'Mexico', 'Mexico', 'rm'],
  ['MY', 'Malaysia', 'Malaysia', 'rjm'],
  ['MZ', 'Mosambik', 'Mozambique', 'rm'],
  ['NA', 'Namibia', 'Namibia', 'rm'],
  ['NE', 'Niger', 'Niger', 'rmyb'],
  ['NG', 'Nigeria', 'Nigeria', 'rmyb'],
  ['NI', 'Nicaragua', 'Nicaragua', 'rm'],
  ['PA', 'Panama', 'Panama', 'rmy'],
  ['PE', 'Peru', 'Peru', 'rmy'],
  ['PH', 'Filippinene', 'Philippines', 'rjm'],
  ['PY', 'Paraguay', 'Paraguay', 'ry'],
  ['RU', 'Russland', 'Russia', 'rt'],
  ['RW', 'Rwanda', 'Rwanda', 'rmb'],
  ['SA', 'Saudi-Arabia', 'Saudi Arabia', 'rmh'],
  ['SC', 'Seychellene', 'Seychelles'],
  ['SD', 'Sudan', 'Sudan', 'rmyb'],
  ['SL', 'Sierra Leone', 'Sierra Leone', 'rmy'],
  ['SN', 'Senegal', 'Senegal', 'rmyb'],
  ['SO', 'Somalia', 'Somalia', 'rm'],
  ['SR', 'Surinam', 'Suriname', 'ry'],
  ['SS', 'Sør-Sudan', 'South Sudan', 'rmyb'],
  ['SV', 'El Salvador', 'El Salvador', 'r'],
  ['SY', 'Syria', 'Syria', 'r'],
  ['SZ', 'Eswatini', 'Eswatini', 'rm'],
  ['TD', 'Tsjad', 'Chad', 'rmyb'],
  ['TG', 'Togo', 'Togo', 'rmyb'],
  ['TH', 'Thailand', 'Thailand', 'rjm'],
  ['TN', 'Tunisia', 'Tunisia', 'r'],
  ['TR', 'Tyrkia', 'Turkey', 'r'],
  ['TZ', 'Tanzania', 'Tanzania', 'rmb'],
  ['UA', 'Ukraina', 'Ukraine', 'rt'],
  ['UG', 'Uganda', 'Uganda', 'rmyb'],
  ['UY', 'Uruguay', 'Uruguay'],
  ['UZ', 'Usbekistan', 'Uzbekistan', 'r'],
  ['VE', 'Venezuela', 'Venezuela', 'rmy'],
  ['VN', 'Vietnam', 'Vietnam', 'rjm'],
  ['ZA', 'Sør-Afrika', 'South Africa', 'rm'],
  ['ZM', 'Zambia', 'Zambia', 'rm'],
  ['ZW', 'Zimbabwe', 'Zimbabwe', 'rm'],
]

/** South Asia, where most of the typhoid among Norwegian travellers comes from. */
const typhoid: Row[] = [
  ['AF', 'Afghanistan', 'Afghanistan', 'rmp'],
  ['BD', 'Bangladesh', 'Bangladesh', 'rjm'],
  ['IN', 'India', 'India', 'rjm'],
  ['LK', 'Sri Lanka', 'Sri Lanka', 'rj'],
  ['NP', 'Nepal', 'Nepal', 'rjm'],
  ['PK', 'Pakistan', 'Pakistan', 'rjmp'],
]

const inGroup = (hygiene: Hygiene, rows: Row[]) =>
  rows.map(([id, no, en, risks = '']): [string, TravelCountry] => [
    id,
    { no, en, hygiene, risks: [...risks].map((letter) => letters[letter]!) },
  ])

/** By ISO 3166 code. */
export const travelCountries: ReadonlyMap<string, TravelCountry> = new Map([
  ...inGroup('as-home', asHome),
  ...inGroup('varying', varying),
  ...inGroup('poor', poor),
  ...inGroup('typhoid', typhoid),
])
