// oxlint-disable-next-line no-unused-vars
const course = {
  title: { en: 'Lifting safely', de: 'Sicher heben' },
  mastery: 0.66,
  pages: [
    {
      title: { en: 'Think before you lift', de: 'Erst denken, dann heben' },
      text: {
        en: [
          'Most backs are not hurt by the heaviest load of the day, but by the one that was taken in a hurry.',
          'Ask three things first: How heavy is it? Where does it go? Is the way free? Tip the load a little to feel its weight before you take it.',
          'If it is too heavy or too bulky for you alone, get a second person or a trolley. That is no weakness; it is how it is done.',
        ],
        de: [
          'Die meisten Rücken leiden nicht unter der schwersten Last des Tages, sondern unter der, die in Eile gehoben wurde.',
          'Fragen Sie zuerst dreierlei: Wie schwer ist es? Wohin soll es? Ist der Weg frei? Kippen Sie die Last ein wenig an, um ihr Gewicht zu spüren.',
          'Ist sie für Sie allein zu schwer oder zu sperrig, holen Sie eine zweite Person oder eine Karre. Das ist keine Schwäche, sondern so macht man es.',
        ],
      },
    },
    {
      title: { en: 'The lift itself', de: 'Das Heben selbst' },
      picture: {
        alt: {
          en: 'A person with bent knees and a straight back holds a box close to the body.',
          de: 'Jemand mit gebeugten Knien und geradem Rücken hält eine Kiste nah am Körper.',
        },
        svg: '<svg viewBox="0 0 260 170" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><circle cx="112" cy="30" r="16" fill="currentColor"/><path d="M106 56 92 104"/><path d="M92 104 134 116 116 154"/><path d="M108 64 134 88 156 88"/><rect x="148" y="70" width="46" height="40" rx="4"/><path d="M40 158H224" stroke-width="5" opacity=".5"/><path d="M116 154H136"/></svg>',
      },
      text: {
        en: [
          'Stand close, feet apart. Bend your knees, not your back. Take hold with both hands and keep the load against your body.',
          'Straighten your legs evenly. Do not turn your trunk while you carry; turn with your feet. Put the load down as you took it up.',
        ],
        de: [
          'Stellen Sie sich nah heran, die Füße auseinander. Beugen Sie die Knie, nicht den Rücken. Fassen Sie mit beiden Händen und halten Sie die Last am Körper.',
          'Strecken Sie gleichmäßig die Beine. Drehen Sie beim Tragen nicht den Rumpf, sondern gehen Sie mit den Füßen herum. Setzen Sie ab, wie Sie aufgenommen haben.',
        ],
      },
    },
    {
      id: 'first',
      title: { en: 'What comes first?', de: 'Was kommt zuerst?' },
      answers: [
        { en: 'Lifting quickly, so that it is over soon.', de: 'Schnell heben, damit es bald vorbei ist.' },
        {
          en: 'Looking at the way and feeling the weight.',
          de: 'Den Weg ansehen und das Gewicht spüren.',
        },
        { en: 'Holding your breath.', de: 'Die Luft anhalten.' },
      ],
      right: 1,
      why: {
        en: 'Whoever knows weight and way does not have to stop or turn with the load.',
        de: 'Wer Gewicht und Weg kennt, muss mit der Last weder anhalten noch sich verdrehen.',
      },
    },
    {
      id: 'turn',
      title: {
        en: 'You carry a box and want to put it down at your side. How do you turn?',
        de: 'Sie tragen eine Kiste und wollen sie seitlich abstellen. Wie drehen Sie sich?',
      },
      answers: [
        { en: 'With the feet.', de: 'Mit den Füßen.' },
        { en: 'With the trunk, the feet stand still.', de: 'Mit dem Rumpf, die Füße bleiben stehen.' },
        { en: 'With stretched arms.', de: 'Mit gestreckten Armen.' },
      ],
      right: 0,
      why: {
        en: 'A turned trunk under load presses the discs of the spine on one side.',
        de: 'Ein verdrehter Rumpf unter Last drückt die Bandscheiben einseitig.',
      },
    },
    {
      id: 'heavy',
      title: {
        en: 'The box is too heavy for you. What now?',
        de: 'Die Kiste ist zu schwer für Sie. Was nun?',
      },
      answers: [
        { en: 'Pull it with a jerk.', de: 'Mit einem Ruck ziehen.' },
        { en: 'Try it once more, bent over.', de: 'Es noch einmal mit gebeugtem Rücken versuchen.' },
        { en: 'Fetch help or a trolley.', de: 'Hilfe oder eine Karre holen.' },
      ],
      right: 2,
      why: {
        en: 'Two minutes of waiting cost less than two weeks.',
        de: 'Zwei Minuten warten kosten weniger als zwei Wochen.',
      },
    },
  ],
}
