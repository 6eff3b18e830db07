process.argv[2] = "action history";
await import("./index.js");
