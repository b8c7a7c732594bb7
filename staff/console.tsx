// Before the screens, whose styles follow: it has the order of the layers.
import './console.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { localeOfAddress } from '#domain/site/site-addresses.ts'
import { languageTag } from '#messages/short-dates.ts'
import { createQueries } from './app/queries.ts'
import { Session } from './app/session.tsx'
import { ConsoleLocale } from './app/words.tsx'

const locale = localeOfAddress(location.pathname)

createRoot(document.getElementById('root')!).render(
  <I18nProvider locale={languageTag(locale)}>
    <ConsoleLocale value={locale}>
      <QueryClientProvider client={createQueries()}>
        <Session />
      </QueryClientProvider>
    </ConsoleLocale>
  </I18nProvider>,
)
