// jsdom has the dialog element but none that open: what a browser does with focus and Escape.
// suites of servers run without a document
const { prototype } = globalThis.HTMLDialogElement ?? { prototype: {} };
const focusBefore = new WeakMap();

prototype.showModal ??= function showModal() {
  focusBefore.set(this, document.activeElement);
  this.open = true;
  this.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };
};

prototype.show ??= function show() {
  focusBefore.set(this, document.activeElement);
  this.open = true;
};

prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  focusBefore.get(this)?.focus?.();
  this.dispatchEvent(new Event('close'));
};
