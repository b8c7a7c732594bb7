import type { ReactNode } from 'react'
import { htmlLang } from '#domain/market/locale.ts'
import { telephoneLink } from '#domain/market/market.ts'
import { mainId } from '#domain/site/page-places.ts'
import { format } from '#messages/format.ts'
import { ConsentBanner } from '#ui/consent-banner/consent-banner.tsx'
import { Footer as FooterPart } from '#ui/footer/footer.tsx'
import { Header as HeaderPart } from '#ui/header/header.tsx'
import { Repeated } from '#ui/repeated/repeated.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { liveAttributes } from './live/live-attributes.ts'
import { ScriptFailed } from './script-failed.tsx'
import { useSite } from './site-context.tsx'
import { frameOf } from './template-of.ts'

/** Header, content, footer: or the content alone, where the address asks for it. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite()
  const { Header = SiteHeader, Footer = SiteFooter } = frameOf(site.page.kind)
  // The kiosk has no header or footer, so that nothing leads away from it.
  if (site.contentOnly || site.page.kind === 'kiosk')
    return (
      <main id={mainId} {...liveAttributes(site)}>
        <ScriptFailed />
        {children}
      </main>
    )
  // The number to call comes first there. Nothing is loaded that would need consent; the question waits for the next page.
  const isEmergency = site.page.data.callFirst !== undefined
  return (
    <>
      <SkipLink title={site.stringTranslations.site.skip} target={mainId} />
      {!isEmergency && <Consent />}
      <Header />
      <main id={mainId} {...liveAttributes(site)}>
        <ScriptFailed />
        {children}
      </main>
      <Footer />
    </>
  )
}

function SiteHeader() {
  const { locale, localizedPaths, stringTranslations: words, navigation, company, page } = useSite()
  const other = locale === 'no' ? 'en' : 'no'
  return (
    <HeaderPart
      name={company.name}
      home={navigation.paths.home}
      groups={navigation.main}
      path={page.path}
      language={{
        title: words.site.otherLanguage,
        path: localizedPaths[other],
        lang: htmlLang(other),
        label: words.site.otherLanguageLabel,
      }}
      more={navigation.menu}
      booking={{ title: words.site.bookAppointment, path: navigation.paths.booking }}
      search={navigation.paths.search}
      nearest={{ title: words.nearest.find, path: `${navigation.paths.clinics}#nearest` }}
      words={words.site}
    />
  )
}

function SiteFooter() {
  const { stringTranslations: words, navigation, company, clinicsData } = useSite()
  const { orgNumber, address, postalAddress, mobileNumber, email } = company
  const draw = () => (
    <FooterPart
      name={company.name}
      slogan={company.slogan}
      home={{ path: navigation.paths.home, label: `${company.name}: ${words.site.home}` }}
      clinics={{ title: words.footer.clinics, links: clinicsData.map(({ name, path }) => ({ title: name, path })) }}
      groups={[
        { title: words.footer.about, links: navigation.about },
        { title: words.footer.help, links: navigation.help },
      ]}
      company={{
        title: format(words.footer.company, { company: company.legalName }),
        facts: [
          { name: words.footer.orgNumber, value: orgNumber },
          { name: words.footer.address, value: address },
          { name: words.footer.postalAddress, value: postalAddress },
          { name: words.footer.mobileNumber, value: mobileNumber, path: telephoneLink(mobileNumber) },
          { name: words.footer.email, value: email, path: `mailto:${email}` },
        ],
      }}
      legal={{
        title: words.footer.legal,
        links: [...navigation.legal, { title: words.footer.cookieSettings, path: navigation.paths.cookies }],
      }}
    />
  )
  return (
    <Repeated of={navigation} state="footer">
      {draw}
    </Repeated>
  )
}

function Consent() {
  const { stringTranslations: words, navigation, page } = useSite()
  return (
    <ConsentBanner
      action="/api/consent"
      returnTo={page.path}
      settings={navigation.paths.cookies}
      words={words.consent}
    />
  )
}
