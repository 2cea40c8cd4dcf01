// oxlint-disable-next-line no-unused-vars
const course = {
  title: { en: 'Spotting false mail', de: 'Falsche E-Mails erkennen' },
  mastery: 0.66,
  pages: [
    {
      title: { en: 'What a false mail wants', de: 'Was eine falsche E-Mail will' },
      text: {
        en: [
          'A false mail wants one thing from you: that you act before you think. So it is in a hurry, it threatens or it promises.',
          'It comes in a familiar name. Names can be written by anybody; what counts is the address behind it and where a link really leads.',
        ],
        de: [
          'Eine falsche E-Mail will eines von Ihnen: dass Sie handeln, bevor Sie nachdenken. Darum hat sie es eilig, droht oder verspricht etwas.',
          'Sie kommt unter einem vertrauten Namen. Namen kann jeder schreiben; es zählt die Adresse dahinter und wohin ein Link wirklich führt.',
        ],
      },
    },
    {
      title: { en: 'Read an address from the right', de: 'Eine Adresse von rechts lesen' },
      picture: {
        alt: {
          en: 'In the address bank.example.gifts.test the part that counts, gifts.test, is underlined.',
          de: 'In der Adresse bank.example.gifts.test ist der Teil unterstrichen, der zählt: gifts.test.',
        },
        svg: '<svg viewBox="0 0 340 90"><rect x="4" y="12" width="332" height="60" rx="12" fill="none" stroke="currentColor" stroke-width="4"/><text x="22" y="50" font-family="ui-monospace, monospace" font-size="21" fill="currentColor">bank.example.gifts.test</text><path d="M187 60H312" stroke="currentColor" stroke-width="5" stroke-linecap="round"/></svg>',
      },
      text: {
        en: [
          'Everything before the last two parts can be chosen freely. In bank.example.gifts.test you are at gifts.test, and at no bank.',
          'If in doubt, do not press the link. Type the address that you know, or call the person on the number that you have.',
        ],
        de: [
          'Alles vor den letzten beiden Teilen kann frei gewählt werden. Bei bank.example.gifts.test sind Sie bei gifts.test und bei keiner Bank.',
          'Im Zweifel drücken Sie nicht auf den Link. Tippen Sie die Adresse, die Sie kennen, oder rufen Sie unter der Nummer an, die Sie haben.',
        ],
      },
    },
    {
      id: 'address',
      title: {
        en: 'Where does mail.oktant.example.win.test lead?',
        de: 'Wohin führt mail.oktant.example.win.test?',
      },
      answers: [
        { en: 'To oktant.example', de: 'Zu oktant.example' },
        { en: 'To win.test', de: 'Zu win.test' },
        { en: 'To your mailbox', de: 'In Ihr Postfach' },
      ],
      right: 1,
      why: {
        en: 'The last two parts say whose it is.',
        de: 'Die letzten beiden Teile sagen, wem es gehört.',
      },
    },
    {
      id: 'hurry',
      title: {
        en: 'Your manager writes: pay this bill within the hour, I cannot be reached. What do you do?',
        de: 'Ihre Führungskraft schreibt: Zahlen Sie die Rechnung binnen einer Stunde, ich bin nicht erreichbar. Was tun Sie?',
      },
      answers: [
        { en: 'Pay, it is urgent.', de: 'Zahlen, es ist eilig.' },
        { en: 'Answer the mail and ask.', de: 'Auf die E-Mail antworten und fragen.' },
        { en: 'Ask on a way that I know already.', de: 'Auf einem Weg nachfragen, den ich schon kenne.' },
      ],
      right: 2,
      why: {
        en: 'An answer goes to whoever wrote the mail. A known number does not.',
        de: 'Eine Antwort geht an den, der die E-Mail schrieb. Eine bekannte Nummer nicht.',
      },
    },
    {
      id: 'pressed',
      title: {
        en: 'You pressed the link after all. And now?',
        de: 'Sie haben doch auf den Link gedrückt. Und nun?',
      },
      answers: [
        { en: 'Tell the IT desk at once.', de: 'Sofort der IT Bescheid geben.' },
        { en: 'Delete the mail and say nothing.', de: 'Die E-Mail löschen und nichts sagen.' },
        { en: 'Wait whether something happens.', de: 'Abwarten, ob etwas passiert.' },
      ],
      right: 0,
      why: {
        en: 'The sooner it is known, the less can happen. Nobody is blamed for telling.',
        de: 'Je eher es bekannt ist, desto weniger kann geschehen. Wer es meldet, bekommt keinen Vorwurf.',
      },
    },
  ],
}
