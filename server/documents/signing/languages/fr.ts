import { html } from '../../../pages/html.ts'
import { ifAny } from '../if-any.ts'
import type { SigningWords } from '../signing-words.ts'

export const words: SigningWords = {
  name: 'Français',
  languages: 'Langue',
  error: 'Erreur : ',
  problems: {
    reason_missing: 'Dites en quelques mots pourquoi vous ne signez pas.',
    reason_long: 'Le motif ne peut pas dépasser 500 caractères.',
    name_missing: 'Saisissez votre nom complet.',
    name_long: 'Le nom ne peut pas dépasser 200 caractères.',
    name_lines: 'Saisissez le nom sur une seule ligne.',
    consent_missing: 'Cochez que vous acceptez de signer par voie électronique.',
    other_name:
      'Ce n’est pas le nom de la personne à qui la signature est demandée. Corrigez-le, ou cochez ci-dessous que vous signez pour cette personne.',
    other_document: 'Ce n’est pas le document qui vous a été soumis. Relisez-le, puis signez-le.',
    not_done: 'L’opération n’a pas abouti. Réessayez.',
  },
  pages: (count) => (count === 1 ? 'une page' : `${count} pages`),

  signTitle: (title) => `Signer : ${title}`,
  asksToOpen: ({ business, signer, title, extent, until }) =>
    html`${business} vous demande, ${signer}, de lire et de signer « ${title} » (${extent})${ifAny(until, (at) => html` avant le ${at}`)}.`,
  open: 'Ouvrir le document',
  opening: ({ business }) => `Cela ne signe rien. ${business} verra que vous l’avez ouvert.`,
  asksToSign: ({ business, signer, until }) =>
    html`${business} vous demande, ${signer}, de lire et de signer ce document${ifAny(until, (at) => html` avant le ${at}`)}.`,
  document: 'Le document',
  openAsPdf: ({ title }) => `Ouvrir « ${title} » en PDF`,

  loading: 'Le document se charge.',
  notShown: 'Le document ne peut pas être affiché ici : ouvrez-le en PDF.',
  pageOf: 'Page {page} sur {count}',
  endOfDocument: 'Fin du document',
  larger: 'Agrandir',
  smaller: 'Réduire',

  signature: 'Votre signature',
  fullName: 'Votre nom complet',
  fullNameHint: (signer) =>
    `Si vous n’êtes pas ${signer} mais signez pour cette personne, indiquez ici votre propre nom.`,
  forAnother: ({ signer, name }) => html`Je signe pour ${signer}, en tant que ${name}.`,
  consent: 'J’ai lu le document et j’accepte de le signer par voie électronique.',
  sign: 'Signer le document',

  decline: {
    open: 'Je ne veux pas signer',
    why: 'Pour quelle raison ?',
    consequence: ({ business }) => `${business} pourra la lire. Ensuite, plus personne ne peut signer le document.`,
    submit: 'Refuser de signer',
  },

  trust: ({ business, host, verify }) =>
    html`${business} fait signer ses documents avec Workforce sur ${host}. Ce que vous signez ne peut pas être modifié sans que cela se voie : chacun peut ${verify('vérifier le fichier')}.`,
  recordedTitle: 'Comment la signature est enregistrée',
  recorded: ({ sha256 }) =>
    html`Votre nom, l’heure, votre adresse réseau et votre navigateur sont conservés avec le document à titre de preuve. Votre signature est liée à ce fichier précis par son empreinte SHA-256 : ${sha256}. C’est une signature électronique simple, ni avancée ni qualifiée.`,

  signed: ({ title, business, receipt, sha256, file }) => ({
    title: 'Signé',
    content: html`<p class="account">Tout le monde a signé « ${title} » de ${business}. ${receipt}</p>
      <p>${file('Télécharger le document signé')}</p>
      <p class="hint">Il peut être téléchargé ici pendant 30 jours. Son empreinte SHA-256 est ${sha256}.</p>`,
  }),
  receipt: ({ title, at }) => html`Vous avez signé ${title !== undefined && `« ${title} » `}le ${at}.`,
  declined: ({ title, business, byReader }) => ({
    title: 'Refusé',
    content: html`<p class="account">${byReader ? 'Vous avez' : 'Un autre signataire a'} refusé de signer « ${title} ». ${business} en est informé.</p>`,
  }),
  withdrawn: ({ title, business }) => ({
    title: 'Retiré',
    content: html`<p class="account">${business} a retiré « ${title} ».</p>`,
  }),
  tooLate: ({ title, business }) => ({
    title: 'Trop tard',
    content: html`<p class="account">« ${title} » ne peut plus être signé. ${business} peut l’envoyer de nouveau.</p>`,
  }),
  othersAreLeft: ({ receipt }) => ({
    title: 'Vous avez signé',
    content: html`<p class="account">${receipt} D’autres doivent encore le signer.</p>`,
  }),
  notYourTurn: ({ title, business }) => ({
    title: 'Ce n’est pas encore votre tour',
    content: html`<p class="account">${business} vous demande de signer « ${title} », mais une autre personne doit le signer d’abord. Revenez plus tard avec ce lien.</p>`,
  }),
  noSuchLink: () => ({
    title: 'Ce lien ne fonctionne pas',
    content: html`<p>Il est peut-être incomplet, ou il en existe un plus récent : cherchez un message ultérieur.</p>
      <p>Sinon, demandez-en un autre à l’expéditeur.</p>`,
  }),
  back: 'Revenir au document dans Workforce',
  verify: {
    title: 'Vérifier un fichier',
    lead: 'Indique si un PDF est un document de ce service, inchangé jusqu’au dernier caractère. Le fichier n’est pas conservé.',
    file: 'PDF, 32 Mo au plus',
    submit: 'Vérifier',
    noFile: 'Choisissez un fichier de 32 Mo au plus.',
    signed: (at) => html`C’est un document signé de ce service. La dernière signature date du ${at}.`,
    original: (at) => html`C’est l’original d’un document de ce service, créé le ${at}. Il ne porte aucune signature.`,
    unknown: 'Ce n’est pas un document de ce service, ou il a été modifié.',
  },
}
