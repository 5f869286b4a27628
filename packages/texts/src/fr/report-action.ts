// The action that opens the report dialog. It is on the page itself; the dialog's texts load with the dialog.

export const ACTION_TEXTS = { report: 'Signaler', more: 'Plus d’actions' }; // (BU-56)
