/** 'Physiotherapist or chiropractor?': the dialog of the booking, and the answers of the tool that asks the same (site/tools/therapist). */
export const therapistExplainer = {
  no: {
    title: 'Fysioterapeut eller kiropraktor?',
    text: 'Begge er autoriserte, undersøker deg og behandler muskler, ledd og nerver. Du trenger ingen henvisning til noen av dem, og begge sender deg videre hvis den andre passer bedre.',
    physioHeading: 'Fysioterapeut',
    physio:
      'Velg fysioterapeut hvis du vil trene deg opp etter skade eller operasjon, har vondt i skulder, kne, hofte eller ankel, har artrose, eller trenger øvelser og veiledning over tid.',
    chiroHeading: 'Kiropraktor',
    chiro:
      'Velg kiropraktor hvis du har akutt vondt i rygg eller nakke, stive ledd eller hodepine fra nakken. Er du svimmel, bør du gå til lege først. Kiropraktoren kan henvise til bildeundersøkelser og spesialist, og sykmelde i opptil tolv uker.',
    firstHeading: 'Første time eller oppfølging?',
    first:
      'Velg første time når plagen er ny for oss. Velg oppfølging når du har vært hos oss med den samme plagen før.',
    unsure:
      'Fortsatt usikker? Velg den som har første ledige time. Det er viktigere å komme i gang enn å velge helt riktig.',
    warning:
      'Ring heller {fact:emergency-number} hvis {sign:stroke}, {sign:cauda-equina-urine} eller {sign:cauda-equina-numb}.',
  },
  en: {
    title: 'Physiotherapist or chiropractor?',
    text: 'Both are authorised, examine you and treat muscles, joints and nerves. You don’t need a referral for either, and both will send you on if the other suits you better.',
    physioHeading: 'Physiotherapist',
    physio:
      'Choose a physiotherapist to recover after an injury or operation, for pain in a shoulder, knee, hip or ankle, for osteoarthritis, or for exercises and guidance over time.',
    chiroHeading: 'Chiropractor',
    chiro:
      'Choose a chiropractor for sudden pain in the back or neck, stiff joints, or headaches from your neck. See a doctor first if you’re dizzy. The chiropractor can refer you for scans and to specialists, and write a sick note for up to twelve weeks.',
    firstHeading: 'First time or Follow-up?',
    first: 'Choose First time when the problem is new to us. Choose Follow-up if you’ve seen us about it before.',
    unsure:
      'Still unsure? Choose the one with the first available appointment. Getting started matters more than choosing perfectly.',
    warning:
      'Call {fact:emergency-number} instead if {sign:stroke}, {sign:cauda-equina-urine}, or {sign:cauda-equina-numb}.',
  },
  sv: {
    title: 'Fysioterapeut eller kiropraktor?',
    text: 'Båda är legitimerade, undersöker dig och behandlar muskler, leder och nerver. Du behöver ingen remiss till någon av dem, och båda skickar dig vidare om den andra passar bättre.',
    physioHeading: 'Fysioterapeut',
    physio:
      'Välj fysioterapeut om du vill träna upp dig efter en skada eller operation, har ont i axel, knä, höft eller fotled, har artros, eller behöver övningar och stöd under en längre tid.',
    chiroHeading: 'Kiropraktor',
    chiro:
      'Välj kiropraktor om du har akut ont i rygg eller nacke, stela leder eller huvudvärk från nacken. Är du yr bör du gå till läkare först. Kiropraktorn kan skicka dig vidare till läkare.',
    firstHeading: 'Första besök eller återbesök?',
    first:
      'Välj första besök när besväret är nytt för oss. Välj återbesök när du har varit hos oss för samma besvär förut.',
    unsure:
      'Fortfarande osäker? Välj den som har första lediga tid. Det är viktigare att komma i gång än att välja helt rätt.',
    warning:
      'Ring i stället {fact:emergency-number} om {sign:stroke}, {sign:cauda-equina-urine} eller {sign:cauda-equina-numb}.',
  },
}
