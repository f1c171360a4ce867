import { html } from '../../../pages/html.ts'
import { ifAny } from '../if-any.ts'
import type { SigningWords } from '../signing-words.ts'

export const words: SigningWords = {
  name: 'Deutsch',
  languages: 'Sprache',
  error: 'Fehler: ',
  problems: {
    reason_missing: 'Sagen Sie in wenigen Worten, warum Sie nicht unterschreiben.',
    reason_long: 'Die Begründung darf höchstens 500 Zeichen lang sein.',
    name_missing: 'Geben Sie Ihren vollen Namen ein.',
    name_long: 'Der Name darf höchstens 200 Zeichen lang sein.',
    name_lines: 'Geben Sie den Namen in einer Zeile ein.',
    consent_missing: 'Kreuzen Sie an, dass Sie elektronisch unterschreiben möchten.',
    other_name:
      'Das ist nicht der Name der Person, die unterschreiben soll. Berichtigen Sie ihn, oder kreuzen Sie unten an, dass Sie für diese Person unterschreiben.',
    other_document:
      'Das ist nicht das Dokument, das Sie unterschreiben sollen. Lesen Sie es noch einmal, und unterschreiben Sie dann.',
    not_done: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
  pages: (count) => (count === 1 ? 'eine Seite' : `${count} Seiten`),

  signTitle: (title) => `Unterschreiben: ${title}`,
  asksToOpen: ({ business, signer, title, extent, until }) =>
    html`${business} bittet Sie, ${signer}, „${title}“ (${extent}) zu lesen und zu unterschreiben${ifAny(until, (at) => html`, spätestens am ${at}`)}.`,
  open: 'Dokument öffnen',
  opening: ({ business }) => `Damit unterschreiben Sie nichts. ${business} sieht, dass Sie es geöffnet haben.`,
  asksToSign: ({ business, signer, until }) =>
    html`${business} bittet Sie, ${signer}, dieses Dokument zu lesen und zu unterschreiben${ifAny(until, (at) => html`, spätestens am ${at}`)}.`,
  document: 'Das Dokument',
  openAsPdf: ({ title }) => `„${title}“ als PDF öffnen`,

  loading: 'Das Dokument wird geladen.',
  notShown: 'Das Dokument kann hier nicht angezeigt werden: Öffnen Sie es als PDF.',
  pageOf: 'Seite {page} von {count}',
  endOfDocument: 'Ende des Dokuments',
  larger: 'Größer',
  smaller: 'Kleiner',

  signature: 'Ihre Unterschrift',
  fullName: 'Ihr voller Name',
  fullNameHint: (signer) =>
    `Wenn Sie nicht ${signer} sind, aber für diese Person unterschreiben, tragen Sie hier Ihren eigenen Namen ein.`,
  forAnother: ({ signer, name }) => html`Ich unterschreibe für ${signer}, als ${name}.`,
  consent: 'Ich habe das Dokument gelesen und möchte es elektronisch unterschreiben.',
  sign: 'Dokument unterschreiben',

  decline: {
    open: 'Ich möchte nicht unterschreiben',
    why: 'Warum nicht?',
    consequence: ({ business }) => `${business} kann das lesen. Danach kann niemand mehr das Dokument unterschreiben.`,
    submit: 'Unterschrift ablehnen',
  },

  trust: ({ business, host, verify }) =>
    html`${business} lässt Dokumente mit Workforce auf ${host} unterschreiben. Was Sie unterschreiben, kann nicht unbemerkt geändert werden: Alle können ${verify('die Datei prüfen')}.`,
  recordedTitle: 'Was aufgezeichnet wird',
  recorded: ({ sha256 }) =>
    html`Ihr Name, die Zeit, Ihre Netzwerkadresse und Ihr Browser werden als Nachweis mit dem Dokument aufbewahrt. Ihre Unterschrift ist über den SHA-256 an genau diese Datei gebunden: ${sha256}. Es ist eine einfache elektronische Signatur, keine fortgeschrittene oder qualifizierte.`,

  signed: ({ title, business, receipt, sha256, file }) => ({
    title: 'Unterschrieben',
    content: html`<p class="account">Alle haben „${title}“ von ${business} unterschrieben. ${receipt}</p>
      <p>${file('Unterschriebenes Dokument herunterladen')}</p>
      <p class="hint">Es kann hier 30 Tage lang heruntergeladen werden. Sein SHA-256 ist ${sha256}.</p>`,
  }),
  receipt: ({ title, at }) => html`Sie haben ${title !== undefined && `„${title}“ `}am ${at} unterschrieben.`,
  declined: ({ title, business, byReader }) => ({
    title: 'Abgelehnt',
    content: html`<p class="account">${byReader ? 'Sie haben' : 'Jemand anderes hat'} es abgelehnt, „${title}“ zu unterschreiben. ${business} weiß davon.</p>`,
  }),
  withdrawn: ({ title, business }) => ({
    title: 'Zurückgezogen',
    content: html`<p class="account">${business} hat „${title}“ zurückgezogen.</p>`,
  }),
  tooLate: ({ title, business }) => ({
    title: 'Zu spät',
    content: html`<p class="account">„${title}“ kann nicht mehr unterschrieben werden. ${business} kann es noch einmal senden.</p>`,
  }),
  othersAreLeft: ({ receipt }) => ({
    title: 'Sie haben unterschrieben',
    content: html`<p class="account">${receipt} Andere müssen noch unterschreiben.</p>`,
  }),
  notYourTurn: ({ title, business }) => ({
    title: 'Sie sind noch nicht an der Reihe',
    content: html`<p class="account">${business} bittet Sie, „${title}“ zu unterschreiben, aber zuerst muss jemand anderes unterschreiben. Kommen Sie später mit diesem Link wieder.</p>`,
  }),
  noSuchLink: () => ({
    title: 'Dieser Link funktioniert nicht',
    content: html`<p>Vielleicht ist er unvollständig, oder es gibt einen neueren: Suchen Sie nach einer späteren E-Mail.</p>
      <p>Sonst bitten Sie den Absender um einen anderen.</p>`,
  }),
  back: 'Zurück zum Dokument in Workforce',
  verify: {
    title: 'Datei prüfen',
    lead: 'Stellt fest, ob ein PDF ein Dokument dieses Dienstes ist, unverändert bis zum letzten Zeichen. Die Datei wird nicht aufbewahrt.',
    file: 'PDF, höchstens 32 MB',
    submit: 'Prüfen',
    noFile: 'Wählen Sie eine Datei von höchstens 32 MB.',
    signed: (at) => html`Das ist ein unterschriebenes Dokument dieses Dienstes. Die letzte Unterschrift ist vom ${at}.`,
    original: (at) =>
      html`Das ist das Original eines Dokuments dieses Dienstes vom ${at}. Es trägt keine Unterschriften.`,
    unknown: 'Das ist kein Dokument dieses Dienstes, oder es wurde geändert.',
  },
}
