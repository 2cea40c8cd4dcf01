// oxlint-disable-next-line no-unused-vars
const course = {
  title: { en: 'The recovery position', de: 'Die stabile Seitenlage' },
  mastery: 0.66,
  pages: [
    {
      title: { en: 'When it is needed', de: 'Wann sie gebraucht wird' },
      text: {
        en: [
          'Somebody lies there and does not answer. Speak to them loudly and shake their shoulder gently. Then look for ten seconds whether they breathe: tip the head back, watch the chest, listen, feel.',
          'Do they breathe normally, but do not wake up? Then the recovery position keeps the airway free. Do they not breathe normally? Then call 112 and press on the chest at once.',
        ],
        de: [
          'Jemand liegt da und antwortet nicht. Sprechen Sie ihn laut an und rütteln Sie sanft an der Schulter. Prüfen Sie dann zehn Sekunden lang die Atmung: Kopf nach hinten neigen, Brustkorb ansehen, hören, fühlen.',
          'Atmet er normal, wacht aber nicht auf? Dann hält die stabile Seitenlage die Atemwege frei. Atmet er nicht normal? Dann rufen Sie 112 und beginnen Sie sofort mit der Herzdruckmassage.',
        ],
      },
    },
    {
      title: { en: 'Four moves', de: 'Vier Handgriffe' },
      picture: {
        alt: {
          en: 'A person lies on the side, the upper knee bent, the head tipped back on the hand.',
          de: 'Jemand liegt auf der Seite, das obere Knie gebeugt, den Kopf überstreckt auf der Hand.',
        },
        svg: '<svg viewBox="0 0 300 120" fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><circle cx="52" cy="62" r="17" fill="currentColor"/><path d="M78 66 160 72"/><path d="M96 66 76 88 50 90"/><path d="M160 72 200 46 214 88"/><path d="M160 78 222 92 278 92"/><path d="M20 106H284" stroke-width="5" opacity=".5"/></svg>',
      },
      text: {
        en: [
          'Lay the near arm bent upwards. Lay the back of the far hand against the near cheek and hold it there. Bend the far knee and pull the person towards you by it. Tip the head back and turn the mouth to the ground.',
          'Call 112, stay there, and look at the breathing again and again.',
        ],
        de: [
          'Legen Sie den nahen Arm angewinkelt nach oben. Legen Sie den Handrücken der fernen Hand an die nahe Wange und halten Sie ihn dort. Beugen Sie das ferne Knie und ziehen Sie die Person daran zu sich herüber. Überstrecken Sie den Kopf und drehen Sie den Mund zum Boden.',
          'Rufen Sie 112, bleiben Sie da und prüfen Sie immer wieder die Atmung.',
        ],
      },
    },
    {
      id: 'when',
      title: {
        en: 'Who is laid in the recovery position?',
        de: 'Wen legen Sie in die stabile Seitenlage?',
      },
      answers: [
        { en: 'Whoever is unconscious and breathes normally.', de: 'Wer bewusstlos ist und normal atmet.' },
        { en: 'Whoever does not breathe.', de: 'Wer nicht atmet.' },
        { en: 'Whoever has hurt their hand.', de: 'Wer sich an der Hand verletzt hat.' },
      ],
      right: 0,
      why: {
        en: 'Without breath only pressing on the chest helps.',
        de: 'Ohne Atmung hilft nur die Herzdruckmassage.',
      },
    },
    {
      id: 'mouth',
      title: { en: 'Where does the mouth point?', de: 'Wohin zeigt der Mund?' },
      answers: [
        { en: 'Up', de: 'Nach oben' },
        { en: 'To the ground', de: 'Zum Boden' },
        { en: 'It does not matter', de: 'Das ist gleich' },
      ],
      right: 1,
      why: { en: 'So that nothing runs into the lungs.', de: 'Damit nichts in die Lunge läuft.' },
    },
    {
      id: 'after',
      title: { en: 'And afterwards?', de: 'Und danach?' },
      answers: [
        { en: 'Go home.', de: 'Nach Hause gehen.' },
        { en: 'Give them something to drink.', de: 'Etwas zu trinken geben.' },
        { en: 'Stay and look at the breathing.', de: 'Dableiben und die Atmung prüfen.' },
      ],
      right: 2,
      why: { en: 'Breathing can stop at any time.', de: 'Die Atmung kann jederzeit aussetzen.' },
    },
  ],
}
