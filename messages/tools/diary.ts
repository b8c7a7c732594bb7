const no = {
  print: 'Skriv ut',
  download: 'Last ned som regneark',
  unsaved: {
    title: 'Dagboken er ikke lagret',
    text: 'Den ligger bare på denne siden, og blir borte når du går herfra. Last den ned hvis du vil fortsette en annen dag.',
    downloadAndLeave: 'Last ned og gå videre',
    leave: 'Gå uten å lagre',
    stay: 'Bli på siden',
  },
}

/** The words around a diary that is kept nowhere but on the page, and the question whether to leave it. */
export const diaryWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    print: 'Print',
    download: 'Download as a spreadsheet',
    unsaved: {
      title: 'Your diary isn’t saved',
      text: 'It’s only on this page, and is gone when you leave. Download it if you want to go on another day.',
      downloadAndLeave: 'Download and leave',
      leave: 'Leave without saving',
      stay: 'Stay on this page',
    },
  },
}
