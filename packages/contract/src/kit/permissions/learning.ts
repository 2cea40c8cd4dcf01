/** `en` and `de` name the permission, `about` says what it allows. */
export const learningPermissions = {
  'learning.take': {
    en: 'Take courses',
    de: 'Kurse bearbeiten',
    about: {
      en: 'Open topics and courses, work through them and see one’s own progress and certificates.',
      de: 'Themen und Kurse öffnen, bearbeiten und den eigenen Fortschritt und die eigenen Zertifikate sehen.',
    },
  },
  'surveys.answer': {
    en: 'Answer surveys',
    de: 'Umfragen beantworten',
    about: {
      en: 'Fill in the surveys one is invited to.',
      de: 'Umfragen ausfüllen, zu denen man eingeladen ist.',
    },
  },
  'purchases.make': {
    en: 'Acquire courses',
    de: 'Kurse erwerben',
    about: {
      en: 'Take free courses and buy priced ones.',
      de: 'Kostenlose Kurse belegen und kostenpflichtige kaufen.',
    },
  },
  'purchases.confirm': {
    en: 'Confirm payments',
    de: 'Zahlungen bestätigen',
    about: {
      en: 'Confirm that an invoice is paid, and give the course free.',
      de: 'Bestätigen, dass eine Rechnung bezahlt ist, und den Kurs freigeben.',
    },
  },
  'resources.keep': {
    en: 'Keep personal resources',
    de: 'Eigene Ressourcen verwalten',
    about: {
      en: 'Keep one’s own learning records and share them with others.',
      de: 'Eigene Lernnachweise ablegen und mit anderen teilen.',
    },
  },
  'connections.keep': {
    en: 'Keep connections',
    de: 'Kontakte pflegen',
    about: {
      en: 'Connect with other people and see who is suggested.',
      de: 'Sich mit anderen vernetzen und Vorschläge sehen.',
    },
  },
  'ratings.give': {
    en: 'Rate and recommend',
    de: 'Bewerten und empfehlen',
    about: {
      en: 'Rate courses and write testimonials.',
      de: 'Kurse bewerten und Erfahrungsberichte schreiben.',
    },
  },
  'chat.use': {
    en: 'Chat',
    de: 'Chatten',
    about: {
      en: 'Chat with others and take part in rooms.',
      de: 'Mit anderen chatten und an Räumen teilnehmen.',
    },
  },
  'courses.administer': {
    en: 'Administer courses',
    de: 'Kurse verwalten',
    about: {
      en: 'Make and change courses, their parts, diagrams and learning groups.',
      de: 'Kurse, ihre Bestandteile, Diagramme und Lerngruppen anlegen und ändern.',
    },
  },
  'content.administer': {
    en: 'Administer content',
    de: 'Inhalte verwalten',
    about: {
      en: 'Make, change and replace documents, videos and course packages.',
      de: 'Dokumente, Videos und Kurspakete anlegen, ändern und ersetzen.',
    },
  },
  'contentTypes.administer': {
    en: 'Administer content and course types',
    de: 'Inhalts- und Kurstypen verwalten',
    about: {
      en: 'Decide which types of content and of courses there are.',
      de: 'Festlegen, welche Inhalts- und Kurstypen es gibt.',
    },
  },
  'folders.administer': {
    en: 'Administer folders',
    de: 'Ordner verwalten',
    about: {
      en: 'Make, move and theme the folders that hold courses.',
      de: 'Ordner für Kurse anlegen, verschieben und gestalten.',
    },
  },
  'folders.upload': {
    en: 'Upload files to folders',
    de: 'Dateien in Ordner hochladen',
    about: {
      en: 'For folders of files that people share, which do not exist yet; for files of courses, the right to administer content is needed.',
      de: 'Für Ordner mit gemeinsamen Dateien, die es noch nicht gibt; für Dateien in Kursen wird das Recht gebraucht, Inhalte zu verwalten.',
    },
  },
  'packages.import': {
    en: 'Import course packages',
    de: 'Kurspakete importieren',
    about: {
      en: 'Bring in packages that other tools made.',
      de: 'Pakete aus anderen Werkzeugen übernehmen.',
    },
  },
  'blog.administer': {
    en: 'Administer the blog',
    de: 'Blog verwalten',
    about: {
      en: 'Write, change and remove blog entries.',
      de: 'Blogbeiträge schreiben, ändern und entfernen.',
    },
  },
} as const
